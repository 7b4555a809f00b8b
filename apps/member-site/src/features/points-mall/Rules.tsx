import { categoryText } from '@baize/account'
import { pointsConfig } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission } from '@baize/site'
import { Card, Columns, Heading, KeyValueList, Stack, Table, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** How points are earned, what they are worth, and that they last. */
export function Rules() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const read = useApiQuery(pointsConfig, {})
  const earn = t({ message: 'How points are earned', context: 'heading' })
  const unit = format.amount('1.00', { symbol: currencySymbol })
  return (
    <Loaded read={read} lines={8}>
      {({ ratio, min, max, step, rates, expire }) => (
        <Columns space="lg" collapseBelow="desktop" alignY="start">
          <Card as="section">
            <Stack space="sm">
              <Heading level={2} size="group">
                {earn}
              </Heading>
              <Text>{t`Every settled bet earns points based on its valid bet. Collect them at the top of this page.`}</Text>
              <Table
                caption={earn}
                captionHidden
                density="compact"
                rows={rates}
                rowKey={({ gameType }) => gameType}
                columns={[
                  {
                    id: 'category',
                    header: t({ message: 'Category', context: 'column of points rules' }),
                    rowHeader: true,
                    cell: ({ gameType }) => categoryText(i18n, gameType),
                  },
                  {
                    id: 'points',
                    header: t({
                      message: `Points for ${unit}`,
                      context: 'column of points rules: points for so much valid bet',
                    }),
                    align: 'end',
                    cell: ({ points }) => format.number(points),
                  },
                ]}
              />
            </Stack>
          </Card>
          <Card as="section">
            <Stack space="sm">
              <Heading level={2} size="group">
                {t({ message: 'Exchange rate', context: 'heading' })}
              </Heading>
              <KeyValueList
                items={[
                  {
                    id: 'ratio',
                    label: t({ message: 'Ratio', context: 'rule of points' }),
                    value: t({
                      message: `${format.number(ratio)} points = ${unit}`,
                      context: 'rule of points',
                    }),
                    strong: true,
                  },
                  {
                    id: 'min',
                    label: t({ message: 'Minimum per exchange', context: 'rule of points: a conversion' }),
                    value: t({ message: `${format.number(min)} points`, context: 'rule of points' }),
                  },
                  {
                    id: 'max',
                    label: t({ message: 'Maximum per exchange', context: 'rule of points: a conversion' }),
                    value: t({ message: `${format.number(max)} points`, context: 'rule of points' }),
                  },
                  {
                    id: 'step',
                    label: t({ message: 'In steps of', context: 'rule of points: a conversion' }),
                    value: t({ message: `${format.number(step)} points`, context: 'rule of points' }),
                  },
                  {
                    id: 'expire',
                    label: t({ message: 'Expiry', context: 'rule of points' }),
                    value: expire
                      ? t({ message: 'Points expire', context: 'rule of points' })
                      : t({ message: 'Points never expire', context: 'rule of points' }),
                  },
                ]}
              />
              <Text size="sm" tone="muted">
                {t`If a redemption is rejected, your points are returned. Goods are sent to the address you provide.`}
              </Text>
            </Stack>
          </Card>
        </Columns>
      )}
    </Loaded>
  )
}
