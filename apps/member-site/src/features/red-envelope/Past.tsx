import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Card, DateTime, EmptyState, Heading, Stack, Table, Text } from '@baize/ui'
import { HistoryIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Rain } from './Running.tsx'

/** The rains of the last day: what one got, and how their division can be checked. */
export function Past({ rains }: { rains: readonly Rain[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const [expanded, setExpanded] = useState<string[]>([])
  const title = t({ message: 'Last 24 hours', context: 'heading: rains of red envelopes' })
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Table
          caption={title}
          captionHidden
          rows={rains}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'at',
              header: t({ message: 'Time', context: 'column' }),
              rowHeader: true,
              nowrap: true,
              cell: ({ startsAt }) => <DateTime value={startsAt} />,
            },
            {
              id: 'own',
              header: t({ message: 'You received', context: 'column: what was in one’s own envelope' }),
              align: 'end',
              nowrap: true,
              cell: ({ own }) =>
                own === null ? '–' : <Amount value={own} currency={currencySymbol} tone="win" strong />,
            },
            {
              id: 'pot',
              header: t({ message: 'Total', context: 'what a rain holds' }),
              align: 'end',
              nowrap: true,
              cell: ({ pot }) => <Amount value={pot} currency={currencySymbol} />,
            },
            {
              id: 'opened',
              header: t({ message: 'Opened', context: 'column: how many envelopes' }),
              align: 'end',
              cell: ({ envelopes, left }) => format.number(envelopes - left),
            },
          ]}
          expansion={{
            rowLabel: ({ startsAt }) => format.dateTime(startsAt),
            expanded,
            onExpandedChange: setExpanded,
            detail: ({ seedHash, seed }) => (
              <Stack space="2xs">
                <Text size="sm">{t`The pot is divided using a secret. Its fingerprint is published before the rain and the secret afterwards.`}</Text>
                <Text size="xs" tone="muted">
                  <bdi translate="no">{seedHash}</bdi>
                </Text>
                {seed && (
                  <Text size="xs">
                    <bdi translate="no">{seed}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          }}
          empty={
            <EmptyState level={3} icon={<HistoryIcon />} title={t`No red envelope rain in the last 24 hours`}>
              {t`Finished rains stay here for a day.`}
            </EmptyState>
          }
        />
      </Stack>
    </Card>
  )
}
