import { Heading, Stack, Tabs, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { FrozenNotice } from '../../shared/parts/FrozenNotice.tsx'
import { TransfersFromFile } from '../bulk/index.ts'
import { AskBack } from './AskBack.tsx'
import { DownTransfer } from './DownTransfer.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { UplineTransfer } from './UplineTransfer.tsx'

/**
 * Money within the team: down to an account, up to one's own upline, what is requested back, and the history. Tab and
 * receiver are in the address.
 */
export function TransferScreen() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const way = ways.find((one) => one === params.get('way')) ?? 'down'
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Transfer', context: 'page of the agent centre' })}</Heading>
        <Text tone="muted">{t`Instant transfers between you and your team.`}</Text>
      </Stack>
      <FrozenNotice />
      <Tabs
        label={t({ message: 'Ways to transfer', context: 'name of the tabs' })}
        value={way}
        onValueChange={(id) => setParams(id === 'down' ? {} : { way: id }, { replace: true })}
        tabs={[
          {
            id: 'down',
            label: t({ message: 'To my team', context: 'tab: transfer downwards' }),
            content: <DownTransfer />,
          },
          {
            id: 'up',
            label: t({ message: 'To my upline', context: 'tab: transfer upwards' }),
            content: <UplineTransfer />,
          },
          {
            id: 'ask',
            label: t({ message: 'Request from team', context: 'tab: requests for money' }),
            content: <AskBack />,
          },
          {
            id: 'file',
            label: t({ message: 'From a file', context: 'tab: many at once, from a CSV file' }),
            content: <TransfersFromFile />,
          },
          {
            id: 'history',
            label: t({ message: 'History', context: 'tab: transfers that were made' }),
            content: <TransferHistory />,
          },
        ]}
      />
    </Stack>
  )
}

const ways = ['down', 'up', 'ask', 'file', 'history'] as const
