import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Stack, Text } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Contract, Terms, Tier } from './contract.ts'
import { shareOf } from './rate.ts'

const bases: Readonly<Record<Terms['base'], MessageDescriptor>> = {
  profitLoss: msg({ message: 'the team’s losses', context: 'in a sentence: 5% of ... is paid' }),
  dailyAverage: msg({
    message: 'the average daily valid bet',
    context: 'in a sentence: 5% of ... is paid',
  }),
  totalVolume: msg({ message: 'the team’s valid bet', context: 'in a sentence: 5% of ... is paid' }),
}

/** The steps of a contract as one would say them: a sentence each. */
export function TermsInWords({ contract }: { contract: Contract }) {
  const sentence = useTierSentence(contract)
  return (
    <Stack as="ol" space="xs">
      {contract.tiers.map((tier, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiers differ by their position alone.
        <li key={place}>
          <Text size="sm">{sentence(tier)}</Text>
        </li>
      ))}
    </Stack>
  )
}

function useTierSentence({ kind, base }: Contract): (tier: Tier) => string {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const amount = (value: string) => format.amount(value, { symbol: currencySymbol })
  const share = (value: string) => format.percent(shareOf(value), { maximumFractionDigits: 4 })

  function asked({ validBet, loss, activeMembers, singleBet }: Tier): string {
    const parts: string[] = []
    if (Number(validBet) > 0) {
      const least = amount(validBet)
      parts.push(t({ message: `a valid bet of ${least}`, context: 'in a list: what a tier asks for' }))
    }
    if (Number(loss) > 0) {
      const least = amount(loss)
      parts.push(t({ message: `a loss of ${least}`, context: 'in a list: what a tier asks for' }))
    }
    if (activeMembers > 0) {
      parts.push(
        t({
          message: plural(activeMembers, { one: '# active member', other: '# active members' }),
          context: 'in a list: what a tier asks for',
        }),
      )
    }
    if (Number(singleBet) > 0) {
      const least = amount(singleBet)
      parts.push(t({ message: `a single bet of ${least}`, context: 'in a list: what a tier asks for' }))
    }
    return format.list(parts)
  }

  function paid(tier: Tier): string {
    const conditions = asked(tier)
    if (kind === 'realtimeSalary') {
      const [won, lost] = [share(tier.winRate), share(tier.lossRate)]
      return conditions === ''
        ? t`From the first bet, ${won} of winning bets and ${lost} of losing bets are paid.`
        : t`From ${conditions}, ${won} of winning bets and ${lost} of losing bets are paid.`
    }
    const [rate, whole] = [share(tier.rate), i18n._(bases[base])]
    return conditions === ''
      ? t`From the first bet, ${rate} of ${whole} is paid.`
      : t`From ${conditions}, ${rate} of ${whole} is paid.`
  }

  return (tier) => {
    const said = paid(tier)
    if (tier.amount === null) return said
    const most = amount(tier.amount)
    return t({
      message: `${said} Capped at ${most} per period.`,
      context: 'a sentence, and the most that is paid',
    })
  }
}
