import { useFormat } from '@baize/i18n'
import type { Instant } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, CloseIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Timeline.css.ts'

/** The state of a step. */
export const timelineStates = ['done', 'current', 'upcoming', 'failed'] as const
export type TimelineState = (typeof timelineStates)[number]

export interface TimelineStep {
  /** Stable key. */
  id: string
  /** What happens in this step. */
  title: string
  state: TimelineState
  /** When it happened, or is expected. */
  at?: Instant
  /** Why it failed, or what is waited for. */
  reason?: string
}

export interface TimelineProps extends CommonProps<HTMLOListElement> {
  /** Accessible name, for example "Progress of the withdrawal". */
  label: string
  /** The steps, in order. */
  steps: readonly TimelineStep[]
}

/** What has happened to something, step by step, and the next steps. */
export function Timeline({ label, steps, ...root }: TimelineProps) {
  const { t } = useLingui()
  const format = useFormat()
  const states: Record<TimelineState, string> = {
    done: t({ message: 'Done', context: 'State of a step that has happened' }),
    current: t({ message: 'In progress', context: 'State of the step that happens now' }),
    upcoming: t({ message: 'Not started', context: 'State of a step that has not happened yet' }),
    failed: t({ message: 'Failed', context: 'State of a step that went wrong' }),
  }
  return (
    <ol className={css.timeline} aria-label={label} {...commonProps(root)}>
      {steps.map((step) => (
        <li
          className={css.step}
          key={step.id}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden>
            {marks[step.state]}
          </span>
          <div className={css.words}>
            <p className={css.title}>
              {step.title}
              <VisuallyHidden> ({states[step.state]})</VisuallyHidden>
            </p>
            {step.at !== undefined && <p className={css.time}>{format.dateTime(step.at)}</p>}
            {step.reason && <p className={css.reason}>{step.reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const marks: Record<TimelineState, ReactNode> = {
  done: <CheckIcon strokeWidth={3} />,
  current: <ClockIcon />,
  upcoming: null,
  failed: <CloseIcon strokeWidth={3} />,
}
