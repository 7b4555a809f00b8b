import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Grant } from './useBonusTerms.ts'

/** What a bonus requires before it is cash, and that cash is staked before it. */
export function BonusTerms({ grant }: { grant: Grant | undefined }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  if (grant === undefined)
    return t`Converts to cash once wagered. Your own cash is staked first. See Bonuses for the terms.`
  if (Number(grant.required) === 0) return t`Paid in cash when you claim it.`
  const required = format.amount(grant.required, { symbol: currencySymbol })
  return t({
    message: plural(grant.multiplier, {
      one: `Converts to cash after you wager ${required} (# time). Your own cash is staked first.`,
      other: `Converts to cash after you wager ${required} (# times). Your own cash is staked first.`,
    }),
    context: 'terms of a bonus',
    comment: 'the variable is an amount of money',
  })
}
