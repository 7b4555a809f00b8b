import { ApiError } from '@baize/api'
import {
  balance,
  bonuses,
  claimReward,
  missionSummary,
  pointsBalance,
  publicState,
  rebate,
  rewardHistory,
  rewards,
} from '@baize/api/calls'
import { callOnce, useInvalidate, usePlatform, useProblemText } from '@baize/site'
import { toast } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Reward } from './rewardWords.ts'

export interface Claims {
  /** Ids that are being claimed. */
  readonly busy: ReadonlySet<string>
  claim(reward: Reward): void
  /** One after the other: a failure does not block the others, and stays where it is. */
  claimAll(all: readonly Reward[]): void
}

/** Claims rewards, each once however often it is clicked. */
export function useClaims(): Claims {
  const { t } = useLingui()
  const platform = usePlatform()
  const problemText = useProblemText()
  const invalidate = useInvalidate()
  const { isPending, variables, mutate } = useMutation({
    async mutationFn(all: readonly Reward[]) {
      let claimed = 0
      const problems = new Set<string>()
      for (const { id, kind, readyAt } of all) {
        try {
          await callOnce(platform, claimReward, { params: { id } }, `${id} ${readyAt}`)
          claimed += 1
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          problems.add(
            kind === 'bonus' && error.code === 'tooManyOpen'
              ? t`You can have one active bonus at a time. Finish or forfeit yours to claim the next one.`
              : problemText(error),
          )
        }
      }
      return { claimed, problems }
    },
    onSuccess({ claimed, problems }) {
      invalidate(rewards, rewardHistory, publicState, balance, missionSummary, pointsBalance, rebate, bonuses)
      if (claimed > 0) {
        toast({
          message: t({
            message: plural(claimed, { one: '# reward claimed.', other: '# rewards claimed.' }),
          }),
        })
      }
      for (const message of problems) toast({ tone: 'critical', message })
    },
  })
  const claimAll = (all: readonly Reward[]) => {
    if (all.length > 0) mutate(all)
  }
  const busy = new Set(isPending ? variables.map(({ id }) => id) : [])
  return { busy, claim: (reward) => claimAll([reward]), claimAll }
}
