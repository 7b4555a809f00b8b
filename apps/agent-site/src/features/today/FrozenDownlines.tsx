import { Card, DateTime, Heading, Stack, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { AccountLink } from '../../shared/parts/AccountLink.tsx'
import type { AgentDay } from './day.ts'

/** Direct downlines whose balance is frozen because they did not pay dividends; nothing where there are none. */
export function FrozenDownlines({ frozen }: Pick<AgentDay, 'frozen'>) {
  const { t } = useLingui()
  if (frozen.length === 0) return null
  const title = t({ message: 'Frozen downlines', context: 'heading' })
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Table
          caption={title}
          captionHidden
          density="compact"
          rows={frozen}
          rowKey={({ account }) => account}
          columns={[
            {
              id: 'account',
              header: t({ message: 'Account', context: 'column' }),
              rowHeader: true,
              cell: ({ account }) => <AccountLink account={account} />,
            },
            {
              id: 'since',
              header: t({ message: 'Frozen since', context: 'column' }),
              nowrap: true,
              cell: ({ since }) => <DateTime value={since} />,
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
