import { useFormat } from '@baize/i18n'
import { Amount, Heading, type KeyValue, KeyValueList, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ContractTerms, OfferTier, TierPart } from './offer.ts'
import { shareOf, tierParts } from './offer.ts'
import { useOfferWords } from './useOfferWords.ts'

export interface OfferReviewProps {
  /** Its terms. */
  offer: ContractTerms
  /** Account of the receiver, or how many there are. */
  party: string
  /** Which version of the contract it will be. @default not shown */
  version?: number
  /** Sign of the currency. */
  currency: string
}

/** The offer with all its terms. */
export function OfferReview({ offer, party, version, currency }: OfferReviewProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { kinds, periods, carries, bases } = useOfferWords()
  const { kind, carry, base } = offer
  const number = version === undefined ? undefined : format.number(version)
  const period = offer.cycle === 3 ? 'tenDays' : offer.period
  const facts: KeyValue[] = [
    { id: 'party', label: t({ message: 'For', context: 'receiver of an offer' }), value: <bdi>{party}</bdi> },
  ]
  const fact = (id: string, label: string, value: string) => facts.push({ id, label, value })
  if (period)
    fact(
      'period',
      t({ message: 'Period', context: 'label of a choice: over what time a contract counts' }),
      periods[period],
    )
  if (base)
    fact('base', t({ message: 'Share based on', context: 'label of a choice: of a contract' }), bases[base])
  if (carry)
    fact(
      'carry',
      t({ message: 'When the team wins a period', context: 'label of a choice: what becomes of it' }),
      carries[carry],
    )
  fact(
    'autoPay',
    t({ message: 'Payment', context: 'of a contract: how bills are paid' }),
    offer.autoPay
      ? t({ message: 'Automatically, when a bill is issued', context: 'how bills are paid' })
      : t({ message: 'Manually, before the due date', context: 'how bills are paid' }),
  )
  return (
    <Stack space="md">
      <Stack space="2xs">
        <Heading level={3} size="item">
          {kinds[kind]}
        </Heading>
        {number !== undefined && (
          <Text size="sm" tone="muted">
            {t({ message: `Version ${number}`, context: 'Version of a contract' })}
          </Text>
        )}
      </Stack>
      <KeyValueList items={facts} />
      <TierLists offer={offer} currency={currency} />
    </Stack>
  )
}

/** Each tier with what it requires and pays; what it does not require is left out. */
function TierLists({ offer, currency }: Pick<OfferReviewProps, 'offer' | 'currency'>) {
  const { t } = useLingui()
  const format = useFormat()
  const { parts } = useOfferWords()
  const value = (part: TierPart, held: string | number) => {
    if (part === 'activeMembers') return format.number(held)
    if (/rate/i.test(part)) return format.percent(shareOf(String(held)), { maximumFractionDigits: 4 })
    return <Amount value={String(held)} currency={currency} />
  }
  const items = (tier: OfferTier) =>
    tierParts[offer.kind].flatMap((part): KeyValue[] => {
      const held = tier[part]
      return held === undefined ? [] : [{ id: part, label: parts[part], value: value(part, held) }]
    })
  return (
    <Stack space="sm">
      {offer.tiers.map((tier, index) => {
        const place = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiers differ by their position alone.
          <Stack key={index} space="2xs">
            <Heading level={3} size="item">
              {t({ message: `Tier ${place}`, comment: 'heading: one step of a contract' })}
            </Heading>
            <KeyValueList items={items(tier)} />
          </Stack>
        )
      })}
    </Stack>
  )
}
