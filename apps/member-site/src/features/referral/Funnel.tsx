import type { ValueOf } from '@baize/api'
import { balance, type referral } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Amount, Card, Heading, Inline, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './Referral.css.ts'
import { reached, stateLooks } from './states.ts'

type Value = ValueOf<typeof referral>

/** How many friends reached each step, and the rewards. */
export function Funnel({ counts, rewarded }: Pick<Value, 'counts' | 'rewarded'>) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const symbol = useApiQuery(balance, {}).data?.currencySymbol
  const steps = reached(counts)
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Card as="section">
      <Stack space="md">
        <Inline align="between">
          <Heading level={2}>{t({ message: 'Referral progress', context: 'heading' })}</Heading>
          <Text weight="strong">
            {t({ message: 'Earned', context: 'sum of the rewards for friends' })}{' '}
            <Amount value={rewarded} currency={symbol} tone="win" />
          </Text>
        </Inline>
        <ol className={css.steps}>
          {steps.map(({ state, count }) => (
            <li key={state} className={css.step}>
              <Text as="span">{i18n._(stateLooks[state].label)}</Text>
              <Text as="span" weight="strong" tabular>
                {format.number(count)}
              </Text>
              <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={css.fill} width={(count * 100) / most} height="1" />
              </svg>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  )
}
