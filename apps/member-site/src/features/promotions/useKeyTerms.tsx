import { usePermission } from '@baize/site'
import { Amount, DateTime, type KeyValue } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { categoryNames, type Promotion, type PromotionState } from './labels.ts'

/** What decides in a promotion: for whom, from when, until when, and its reward. */
export function useKeyTerms(
  { category, startsAt, applyUntil, endsAt, informationOnly }: Promotion,
  status: PromotionState['status'],
  state: PromotionState | undefined,
): readonly KeyValue[] {
  const { t, i18n } = useLingui()
  const { currencySymbol, minimumAge } = usePermission()
  const open = t({ message: 'No end date', context: 'in place of the last day of a promotion' })
  return [
    ...(state?.reward
      ? [
          {
            id: 'reward',
            label: t({ message: 'Your payout', context: 'key term of a promotion' }),
            value: <Amount value={state.reward} currency={currencySymbol} tone="win" />,
            strong: true,
          },
        ]
      : []),
    {
      id: 'begins',
      label:
        status === 'comingSoon'
          ? t({ message: 'Starts', context: 'key term of a promotion' })
          : t({ message: 'Started', context: 'key term of a promotion' }),
      value: <DateTime value={startsAt} />,
    },
    ...(informationOnly
      ? []
      : [
          {
            id: 'apply',
            label: t({ message: 'Apply until', context: 'key term of a promotion' }),
            value: applyUntil ? <DateTime value={applyUntil} /> : open,
          },
        ]),
    {
      id: 'ends',
      label: t({ message: 'Ends', context: 'key term of a promotion' }),
      value: endsAt ? <DateTime value={endsAt} /> : open,
    },
    {
      id: 'category',
      label: t({ message: 'Counts for', context: 'key term of a promotion: the category' }),
      value: i18n._(categoryNames[category]),
    },
    {
      id: 'age',
      label: t({ message: 'Age', context: 'key term of a promotion' }),
      value: t({ message: `${minimumAge} and over`, context: 'who may take part, by age' }),
    },
  ]
}
