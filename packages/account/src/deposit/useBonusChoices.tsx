import type { ValueOf } from '@baize/api'
import type { depositMethods } from '@baize/api/calls'
import type { DepositBonus } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export type EarnableBonus = ValueOf<typeof depositMethods>['bonuses'][number]

/** The bonuses of a deposit as the form shows them, their key terms in the language of the page. */
export function useBonusChoices(bonuses: readonly EarnableBonus[], currency: string): DepositBonus[] {
  const { t } = useLingui()
  const format = useFormat()
  return bonuses.map(
    ({ id, name, language, percent, most, base, multiplier, offerDays, wageringDays, atOnce }) => {
      const share = format.percent(percent / 100)
      const limit = format.amount(most, { symbol: currency })
      const times = format.number(multiplier)
      const days = format.number(wageringDays)
      const gives = t({
        message: `${share} of your deposit, up to ${limit}.`,
        comment: 'terms of a bonus; the variables are a percentage and an amount of money',
      })
      const asks =
        base === 'bonus'
          ? t({
              message: plural(multiplier, {
                one: `The bonus is wagered # time within ${days} days, then it is cash.`,
                other: `The bonus is wagered # times within ${days} days, then it is cash.`,
              }),
              comment: 'terms of a bonus; days is a number above one',
            })
          : t({
              message: `Deposit and bonus together are wagered ${times} times within ${days} days, then the bonus is cash.`,
              comment: 'terms of a bonus; both variables are numbers above one',
            })
      const when = atOnce
        ? t`You get it as soon as the deposit arrives.`
        : t({
            message: plural(offerDays, {
              one: 'You have an active bonus. You have # day to claim this one.',
              other: 'You have an active bonus. You have # days to claim this one.',
            }),
            comment: 'terms of a bonus',
          })
      const terms = (
        <>
          {gives}
          <br />
          {asks}
          <br />
          {when}
        </>
      )
      return { id, name, language, terms, gives: { percent, most, base, multiplier } }
    },
  )
}
