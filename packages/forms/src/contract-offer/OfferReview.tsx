import { useFormat } from '@baize/i18n'
import { Amount, ContractCard, Heading, type KeyValue, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ContractOffer, OfferTier, TierPart } from './offer.ts'
import { shareOf, tierParts } from './offer.ts'
import { useOfferWords } from './useOfferWords.ts'

export interface OfferReviewProps {
  offer: ContractOffer
  /** Account of the receiver. */
  party: string
  /** Which version of the contract it will be. */
  version: number
  /** Sign of the currency. */
  currency: string
}

const cards = { dividend: 'dividend', dailySalary: 'daily', hourSalary: 'hourly' } as const

/** The offer as the receiver will see it. */
export function OfferReview({ offer, party, version, currency }: OfferReviewProps) {
  const { kind, period, tiers } = offer
  if (kind === 'realtimeSalary' || tiers.some(({ amount }) => amount !== undefined))
    return <TierLists offer={offer} currency={currency} />
  return (
    <ContractCard
      kind={cards[kind]}
      party={party}
      state="requested"
      currency={currency}
      terms={{
        version,
        ...(period ? { period } : {}),
        tiers: tiers.map(({ validBet = '0', loss, activeMembers, rate = '0' }) => ({
          validBet,
          ratio: shareOf(rate),
          ...(loss === undefined ? {} : { loss }),
          ...(activeMembers === undefined ? {} : { activeMembers }),
        })),
      }}
    />
  )
}

/** Tiers with parts that a contract's card does not know: rates by single bet, and bounds of what is paid. */
function TierLists({ offer, currency }: Pick<OfferReviewProps, 'offer' | 'currency'>) {
  const { t } = useLingui()
  const format = useFormat()
  const { parts } = useOfferWords()
  const value = (tier: OfferTier, part: TierPart) => {
    const held = tier[part]
    if (held === undefined) return '–'
    if (part === 'activeMembers') return format.number(held)
    if (/rate/i.test(part)) return format.percent(shareOf(String(held)), { maximumFractionDigits: 2 })
    return <Amount value={String(held)} currency={currency} />
  }
  return (
    <Stack space="sm">
      {offer.tiers.map((tier, index) => {
        const place = index + 1
        return (
          <Stack key={index} space="xxs">
            <Heading level={3} size="item">
              {t({ message: `Tier ${place}`, comment: 'heading: one step of a contract' })}
            </Heading>
            <KeyValueList
              items={tierParts[offer.kind].map(
                (part): KeyValue => ({ id: part, label: parts[part], value: value(tier, part) }),
              )}
            />
          </Stack>
        )
      })}
    </Stack>
  )
}
