import { useFormat } from '@baize/i18n'
import { Text } from '@baize/ui'
import { shareOf } from './rate.ts'

/** A rate of a contract: `1.25` is shown as 1.25%. */
export function Rate({ value }: { value: string }) {
  const format = useFormat()
  return (
    <Text as="span" size="inherit" tabular>
      {format.percent(shareOf(value), { maximumFractionDigits: 4 })}
    </Text>
  )
}
