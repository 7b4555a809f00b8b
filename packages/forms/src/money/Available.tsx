import { Amount, Button, Columns, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useTake } from './live.tsx'

export interface AvailableProps {
  /** Name of the money field beside it. */
  field: string
  /** What the sum is: "You can withdraw". */
  label: string
  /** How much there is, a decimal string. */
  amount: string
  /** As much of it as may be taken at once. @default amount */
  all?: string | undefined
  /** Sign of the currency. */
  currency: string
}

/** How much there is for a money field, and a button that takes all of it. */
export function Available({ field, label, amount, all = amount, currency }: AvailableProps) {
  const { t } = useLingui()
  const take = useTake()
  return (
    <Columns template="fill/fit" space="sm" collapseBelow="never" alignY="center">
      <Text as="span" size="sm" tone="secondary">
        {label}{' '}
        <Text as="span" weight="strong" tone="primary" tabular>
          <Amount value={amount} currency={currency} />
        </Text>
      </Text>
      <Button
        variant="soft"
        tone="neutral"
        size="small"
        disabled={!/[1-9]/.test(all)}
        onClick={() => take(field, all)}
      >
        {t({ message: 'Max', context: 'button beside an amount: takes as much as there is' })}
      </Button>
    </Columns>
  )
}
