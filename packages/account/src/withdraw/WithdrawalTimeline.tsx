import { Timeline, type TimelineStep } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { reasonText } from '../timeline/reasons.ts'
import { isUnpaid, type Withdrawal, withdrawalStateLooks } from './states.ts'

const path: readonly Withdrawal['state'][] = ['requested', 'approved', 'sent', 'confirmPending', 'completed']

/** The steps a withdrawal has taken, and those still to come. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { i18n, t } = useLingui()
  const label = (state: string) => {
    const look = withdrawalStateLooks[state as Withdrawal['state']]
    return look ? i18n._(look.label) : state
  }
  const { state, history } = withdrawal
  const over = state === 'completed' || isUnpaid({ state })
  const taken = history.map((step, index): TimelineStep => {
    const last = index === history.length - 1
    const reason = reasonText(i18n, step.reason)
    return {
      id: `${index}`,
      title: label(step.state),
      state: isUnpaid(step) ? 'failed' : last && !over ? 'current' : 'done',
      at: step.at,
      ...(reason ? { reason } : {}),
    }
  })
  // A document and a review stand aside of the path, before the approval.
  const place =
    state === 'riskReview' || state === 'waitingKyc' ? path.indexOf('approved') : path.indexOf(state) + 1
  const ahead = over ? [] : path.slice(place || path.length)
  return (
    <Timeline
      label={t({ message: 'Progress of the withdrawal', context: 'name of a list of steps' })}
      steps={[
        ...taken,
        ...ahead.map((next): TimelineStep => ({ id: next, title: label(next), state: 'upcoming' })),
      ]}
    />
  )
}
