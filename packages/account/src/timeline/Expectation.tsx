import { useFormat } from '@baize/i18n'
import { Box, DateTime, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface ExpectationProps {
  /** When the member is notified next at the latest. */
  nextUpdateAt: string | null
  /** How long half of the latest ones took, as measured. */
  medianSeconds: number | null | undefined
}

/** What may be expected while something is under way: when the next notice is due, and how long it usually takes. */
export function Expectation({ nextUpdateAt, medianSeconds }: ExpectationProps) {
  const { t } = useLingui()
  const format = useFormat()
  const items = [
    ...(nextUpdateAt === null
      ? []
      : [
          {
            id: 'next',
            label: t({ message: 'We’ll update you by', context: 'before a time, at the latest' }),
            value: <DateTime value={nextUpdateAt} />,
          },
        ]),
    ...(typeof medianSeconds === 'number'
      ? [
          {
            id: 'median',
            label: t({ message: 'Usual time (recent median)', context: 'before a length of time' }),
            value: format.duration(medianSeconds * 1000),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Box surface="sunken" radius="medium" padding="sm">
      <KeyValueList items={items} />
    </Box>
  )
}
