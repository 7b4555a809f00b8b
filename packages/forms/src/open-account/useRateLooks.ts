import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import type { FieldLook } from '../form/kinds/look.ts'
import { type AccountRate, RATE } from './account.ts'

/** What the fields of rates say: the name of each, and the agent's own, which none may be above. */
export function useRateLooks(rates: readonly AccountRate[]): Record<string, FieldLook> {
  const { t } = useLingui()
  const format = useFormat()
  return Object.fromEntries(
    rates.map(({ id, name, max }) => [
      RATE + id,
      {
        label: name,
        hint: t({
          message: `Yours is ${format.number(max)}%`,
          comment: 'hint of a field for a rate; the variable is a number',
        }),
      },
    ]),
  )
}
