import { usePermission } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Grant } from './useBonusTerms.ts'

/** What a bonus asks for before it is cash, and that cash is staked before it. */
export function BonusTerms({ grant }: { grant: Grant | undefined }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  if (grant === undefined)
    return t`Becomes cash once it is wagered. Your own cash is staked first. The terms are under Bonuses.`
  if (Number(grant.required) === 0) return t`Becomes cash as soon as it is claimed.`
  const required = format.amount(grant.required, { symbol: currencySymbol })
  return t({
    message: plural(grant.multiplier, {
      one: `Becomes cash once ${required} is wagered (# time). Your own cash is staked first.`,
      other: `Becomes cash once ${required} is wagered (# times). Your own cash is staked first.`,
    }),
    context: 'terms of a bonus',
    comment: 'the variable is an amount of money',
  })
}
