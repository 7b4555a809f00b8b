import { Notifications, usePushRenewal } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { lazyScreen, usePublicState, useSession } from '@baize/site'
import { AccountMenu, Button, Inline, LinkButton } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { paths } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import * as css from '../SiteHeader.css.ts'
import { Balance } from './Balance.tsx'
import { loadMessages } from './messages.ts'
import { useAccountGroups } from './useAccountGroups.tsx'
import { useSignOut } from './useSignOut.tsx'

const PushSetting = lazyScreen(
  () => import('../../features/push/MemberPush.tsx').then((chunk) => chunk.MemberPush),
  'silent',
)

/** The header of a signed-in member: balance, deposit, withdraw, account menu. */
export function MemberActions() {
  return (
    <LanguageSection load={loadMessages}>
      <Actions />
    </LanguageSection>
  )
}

function Actions() {
  const { t } = useLingui()
  const { member, trial } = useSession()
  const { data: state } = usePublicState()
  const groups = useAccountGroups()
  const signOut = useSignOut()
  const gate = useMemberGate()
  usePushRenewal(member !== undefined && !trial)
  const level = <bdi lang={state?.vipLabelLanguage}>{state?.vipLabelName}</bdi>
  const detail = trial ? (
    t({ message: 'Free play', context: 'under the name of a trial account' })
  ) : state?.hasVip ? (
    <Trans context="level and its name">
      VIP {state.vipRankLevel}: {level}
    </Trans>
  ) : undefined
  return (
    <Inline space="xs" nowrap>
      <Balance />
      {!trial && (
        <Notifications
          unread={state?.unreadMessage ?? 0}
          inboxHref={paths.messages}
          setting={
            <Suspense>
              <PushSetting />
            </Suspense>
          }
        />
      )}
      <span className={css.besides}>
        {trial ? (
          // A trial account is informed of what it needs, instead of being led to a page that is not for it.
          <Button
            tone="premium"
            size="small"
            aria-haspopup="dialog"
            onClick={() => gate({ to: 'deposit' }, () => {}, paths.deposit)}
          >
            {t({ message: 'Deposit', context: 'button' })}
          </Button>
        ) : (
          <LinkButton href={paths.deposit} tone="premium" size="small">
            {t({ message: 'Deposit', context: 'button' })}
          </LinkButton>
        )}
      </span>
      {!trial && (
        <span className={css.roomy}>
          <LinkButton href={paths.withdraw} variant="outline" tone="neutral" size="small">
            {t({ message: 'Withdraw', context: 'button' })}
          </LinkButton>
        </span>
      )}
      <AccountMenu
        name={member?.nickname || member?.account || ''}
        {...(detail === undefined ? {} : { detail })}
        onSignOut={() => void signOut()}
        groups={groups}
      />
    </Inline>
  )
}
