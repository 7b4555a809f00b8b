import { loadViewMessages } from '@baize/account'
import { rewards } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { Heading, Stack, Tabs, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { loadMessages } from './messages.ts'
import { PastRewards } from './PastRewards.tsx'
import { ReadyRewards } from './ReadyRewards.tsx'

const loadAll = joinMessages(loadViewMessages, loadMessages)

/** The reward centre: everything that can be claimed, from every source, and the outcome of the rest. */
export function RewardsScreen() {
  return (
    <LanguageSection load={loadAll}>
      <Rewards />
    </LanguageSection>
  )
}

function Rewards() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const read = useApiQuery(rewards, {})
  const tab = ['claimed', 'expired'].find((known) => known === search.get('show')) ?? 'ready'
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Heading level={1}>{t({ message: 'Reward centre', context: 'page title' })}</Heading>
        <Text tone="muted">{t`Mission prizes, VIP gifts, rebates and bonuses wait here until you claim them.`}</Text>
      </Stack>
      <Tabs
        label={t({ message: 'Rewards by state', context: 'name of a choice' })}
        value={tab}
        onValueChange={(show) => setSearch(show === 'ready' ? {} : { show })}
        tabs={[
          {
            id: 'ready',
            label: t({ message: 'To claim', context: 'tab of the reward centre' }),
            ...(read.data ? { count: read.data.count } : {}),
            content: <Loaded read={read}>{(found) => <ReadyRewards {...found} />}</Loaded>,
          },
          {
            id: 'claimed',
            label: t({ message: 'Claimed', context: 'state of a reward' }),
            content: <PastRewards state="claimed" />,
          },
          {
            id: 'expired',
            label: t({ message: 'Expired', context: 'state of a reward' }),
            content: <PastRewards state="expired" />,
          },
        ]}
      />
    </Stack>
  )
}
