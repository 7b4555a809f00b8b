import { contractForecast } from '@baize/api/calls'
import { useApiQuery, usePermission } from '@baize/site'
import { Amount, Card, DateTime, Heading, Inline, KeyValueList, LinkButton, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'

/** The cash that the next settlement needs, by current figures; nothing without running contracts. */
export function NextSettlement() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const next = useApiQuery(contractForecast, { query: {} }).data?.settlements[0]
  if (!next) return null
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Inline align="between" space="sm">
          <Heading level={2} size="group">
            {t({ message: 'Next settlement', context: 'heading: running contracts' })}
          </Heading>
          <LinkButton href={paths.forecast} variant="soft" size="small">
            {t({ message: 'Forecast', context: 'button: opens the page' })}
          </LinkButton>
        </Inline>
        <KeyValueList
          items={[
            {
              id: 'at',
              label: t({ message: 'When', context: 'of the next settlement' }),
              value: <DateTime value={next.at} />,
            },
            {
              id: 'receives',
              label: t({ message: 'You would receive', context: 'figure: of running contracts' }),
              value: money(next.receives),
            },
            {
              id: 'needed',
              label: t({ message: 'Cash needed until then', context: 'column' }),
              value: money(next.needed),
            },
            {
              id: 'short',
              label: t({ message: 'Missing', context: 'column: what the balance is too small by' }),
              value: money(next.short),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
