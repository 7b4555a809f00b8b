import { jackpots } from '@baize/api/calls'
import { useFormat, useLanguage } from '@baize/i18n'
import { useApiQuery, usePermission } from '@baize/site'
import { JackpotCounter } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Milliseconds after which a live amount is read again. */
const every = 30_000

/**
 * The large counter. The standard profile shows an illustration that is labelled as one; the regulated one shows a
 * jackpot's real amount and its source, or nothing.
 */
export function Jackpot() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const format = useFormat()
  const { policyProfile, currencySymbol } = usePermission()
  const live = policyProfile === 'regulated'
  const { data } = useApiQuery(
    jackpots,
    { query: { language: locale } },
    { enabled: live, every: live && every },
  )
  if (!live) return <JackpotCounter mode="illustration" currency={currencySymbol} />
  const [largest] = (data?.jackpots ?? []).toSorted((one, other) => Number(other.amount) - Number(one.amount))
  if (!largest) return null
  const percent = format.percent(Number(largest.source.percent) / 100)
  return (
    <JackpotCounter
      mode="live"
      label={largest.displayName}
      labelLang={largest.language}
      amount={largest.amount}
      currency={currencySymbol}
      source={t({
        message: `Live jackpot: ${percent} of each stake goes into it.`,
        context: 'under the amount of a jackpot: where it comes from',
      })}
    />
  )
}
