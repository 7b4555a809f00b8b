import { balance } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Amount } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Reward } from './rewardWords.ts'

/** What a reward is worth: money in the account's currency, or points. */
export function RewardAmount({ reward }: { reward: Pick<Reward, 'kind' | 'amount'> }) {
  const { t } = useLingui()
  const format = useFormat()
  const currency = useApiQuery(balance, {}).data?.currencySymbol
  if (reward.kind !== 'points') return <Amount value={reward.amount} currency={currency} />
  const points = format.amount(reward.amount)
  return <bdi>{t({ message: `${points} points`, context: 'what a reward is worth' })}</bdi>
}
