import { Timeline, type TimelineStep } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { reasonText } from '../timeline/reasons.ts'
import { type Deposit, depositStateLooks, isOpen } from './states.ts'

/** The steps that a deposit has taken, and what is still to come. */
export function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const { i18n, t } = useLingui()
  const open = isOpen(deposit)
  const steps = deposit.history.map((step, index): TimelineStep => {
    const last = index === deposit.history.length - 1
    const failed = step.state === 'rejected' || step.state === 'expired'
    const reason = reasonText(i18n, step.reason)
    return {
      id: `${index}`,
      title: i18n._(depositStateLooks[step.state as Deposit['state']]?.label ?? step.state),
      state: failed ? 'failed' : last && open ? 'current' : 'done',
      at: step.at,
      ...(reason ? { reason } : {}),
    }
  })
  if (open) {
    steps.push({
      id: 'credited',
      title: i18n._(depositStateLooks.approved.label),
      state: 'upcoming',
      ...(deposit.nextUpdateAt ? { at: deposit.nextUpdateAt, reason: t`We’ll update you by then.` } : {}),
    })
  }
  return (
    <Timeline
      label={t({ message: 'Progress of the deposit', context: 'name of a list of steps' })}
      steps={steps}
    />
  )
}
