import { loadViewMessages } from '@baize/account'
import { referral } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { EmptyState, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Friends } from './Friends.tsx'
import { Funnel } from './Funnel.tsx'
import { Invitation } from './Invitation.tsx'
import { loadMessages } from './messages.ts'

const loadAll = joinMessages(loadViewMessages, loadMessages)

/** Inviting friends: the link and its image, the rule, each friend's progress, and the rewards. */
export function ReferralScreen() {
  return (
    <LanguageSection load={loadAll}>
      <Referral />
    </LanguageSection>
  )
}

function Referral() {
  const { t } = useLingui()
  const read = useApiQuery(referral, {})
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Invite friends', context: 'page title' })}</Heading>
      <Loaded read={read} lines={8}>
        {(value) =>
          value.enabled ? (
            <Stack space="lg">
              <Invitation referral={value} />
              <Funnel counts={value.counts} rewarded={value.rewarded} />
              <Friends />
            </Stack>
          ) : (
            <EmptyState title={t`Referrals are paused`}>{t`Please check back later.`}</EmptyState>
          )
        }
      </Loaded>
    </Stack>
  )
}
