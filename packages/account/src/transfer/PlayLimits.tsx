import { limits } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Alert, DateTime } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { usedUp } from '../limits/leftOf.ts'
import { UsedUp } from '../limits/UsedUp.tsx'

/** Says before the amount is entered what prevents money for play: a break that runs, limits that are used up. */
export function PlayLimits() {
  const { t } = useLingui()
  const { data } = useApiQuery(limits, {})
  if (!data) return null
  if (data.exclusion) {
    const until = <DateTime value={data.exclusion.until} />
    return (
      <Alert
        tone="caution"
        title={t({ message: 'You are on a break', context: 'title: by the player’s own choice' })}
      >
        <Trans context="a break that the player asked for; the time when it ends">
          You can’t transfer money to games until {until}. You can transfer it back at any time.
        </Trans>
      </Alert>
    )
  }
  return usedUp(data.limits, ['stake', 'loss']).map((limit) => <UsedUp key={limit.kind} limit={limit} />)
}
