import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { CheckIcon, CloseIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Stepper.css.ts'

/** How steps lie; a horizontal row becomes bars with the current step in words on a phone. */
export const stepperOrientations = ['horizontal', 'vertical'] as const
/** How steps lie. */
export type StepperOrientation = (typeof stepperOrientations)[number]

export interface Step {
  /** Stable key; what `current` and `onStepSelect` speak of. */
  id: string
  /** What is done in it, in a few words. */
  title: string
  /** One line more. */
  detail?: string
  /** Something in it is wrong. @default false */
  error?: boolean
}

export interface StepperProps extends CommonProps<HTMLDivElement> {
  /** Accessible name, for example "Withdrawal". */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** Id of the step one is in; those before it are done. `undefined`: all are done. */
  current: string | undefined
  /** @default 'horizontal' */
  orientation?: StepperOrientation
  /** Makes the steps that are done, or have an error, buttons that go back to them. */
  onStepSelect?: (id: string) => void
}

type StepState = 'done' | 'current' | 'upcoming' | 'error'

/** Where one is in a process of a few steps. What has happened to a thing over time is a Timeline. */
export function Stepper({
  label,
  steps,
  current,
  orientation = 'horizontal',
  onStepSelect,
  ...root
}: StepperProps) {
  const { t } = useLingui()
  const format = useFormat()
  const found = steps.findIndex((step) => step.id === current)
  // An unknown step is the first: nothing is shown as done that may not be.
  const at = current === undefined ? steps.length : Math.max(0, found)
  const stateOf = (step: Step, index: number): StepState => {
    if (step.error) return 'error'
    if (index === at) return 'current'
    return index < at ? 'done' : 'upcoming'
  }
  const states: Record<StepState, string> = {
    done: t({ message: 'Done', context: 'State of a step of a process' }),
    current: t({ message: 'You are here', context: 'State of a step of a process' }),
    upcoming: t({ message: 'Not started', context: 'State of a step of a process' }),
    error: t({ message: 'Needs correction', context: 'State of a step of a process' }),
  }
  const shown = steps[Math.min(at, steps.length - 1)]
  const number = format.number(Math.min(at + 1, steps.length))
  const total = format.number(steps.length)
  return (
    <div {...commonProps(root)} className={css.stepper}>
      {orientation === 'horizontal' && shown && (
        <p className={css.summary} aria-hidden="true">
          <bdi className={css.summaryTitle}>{shown.title}</bdi>
          <span>{t({ message: `Step ${number} of ${total}`, context: 'Where one is in a process' })}</span>
        </p>
      )}
      <ol className={css.steps} aria-label={label} data-orientation={orientation}>
        {steps.map((step, index) => {
          const state = stateOf(step, index)
          const back = onStepSelect && index !== at && (state === 'done' || state === 'error')
          const content = (
            <>
              <span className={css.mark} aria-hidden="true">
                {state === 'done' && <CheckIcon strokeWidth={3} />}
                {state === 'error' && <CloseIcon strokeWidth={3} />}
                {(state === 'current' || state === 'upcoming') && format.number(index + 1)}
              </span>
              <span className={css.words}>
                <span className={css.title}>
                  <bdi>{step.title}</bdi>
                  <VisuallyHidden> ({states[state]})</VisuallyHidden>
                </span>
                {step.detail !== undefined && <span className={css.detail}>{step.detail}</span>}
              </span>
            </>
          )
          return (
            <li
              key={step.id}
              className={css.step}
              data-state={state}
              aria-current={index === at ? 'step' : undefined}
            >
              {back ? (
                <button type="button" className={css.inside} onClick={() => onStepSelect(step.id)}>
                  {content}
                </button>
              ) : (
                <div className={css.inside}>{content}</div>
              )}
            </li>
          )
        })}
      </ol>
      {orientation === 'horizontal' &&
        steps
          .filter((step) => step.error)
          .map((step) => (
            <p key={step.id} className={css.wrong} aria-hidden="true">
              <bdi className={css.wrongTitle}>{step.title}</bdi>
              <span>{step.detail ?? states.error}</span>
            </p>
          ))}
    </div>
  )
}
