import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { CriticalIcon } from '../icons/icons.ts'
import { type PassedAttributes, passedAttributes, reportUnknown } from '../private/commonProps.ts'
import { reportNameless } from '../private/reportNameless.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './FieldFrame.css.ts'
import { reportReadOnly } from './reportReadOnly.ts'

/** What every field has; `aria-*` and `data-*` go to its control. */
export interface FieldBasics extends PassedAttributes {
  /** What is asked. */
  label: ReactNode
  /** Help that is always in view. */
  hint?: ReactNode
  /** What is wrong, translated; the field is then marked as invalid. */
  error?: ReactNode
  /** Marked with an asterisk. @default false */
  required?: boolean
  /** Marked as "optional" in words. @default false */
  optional?: boolean
  /** Only screen readers meet the label. @default false */
  hideLabel?: boolean
  /** @default false */
  disabled?: boolean
  /** Name in the form's data. */
  name?: string | undefined
  /** Id of the control. @default made up */
  id?: string | undefined
}

/** The attributes that a frame passes to its control. */
export interface ControlAttributes extends PassedAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': PassedAttributes['aria-invalid']
  'aria-required': PassedAttributes['aria-required']
  disabled: boolean
  name: string | undefined
}

/** Takes the frame's properties out of a field's; `undefined` ones are left out. `state` is what its owner may keep. */
export function splitField<P extends FieldBasics>(
  {
    label,
    hint,
    error,
    required = false,
    optional = false,
    hideLabel = false,
    disabled = false,
    name,
    id,
    ...control
  }: P,
  state: 'value' | 'checked' = 'value',
) {
  if (process.env.NODE_ENV !== 'production') reportReadOnly({ ...control, disabled, name }, state)
  const passed = passedAttributes(control)
  return {
    frame: { label, hint, error, required, optional, hideLabel, disabled, name, id, ...passed },
    control,
  }
}

type Frame = ReturnType<typeof splitField>['frame']

/** The texts under a control, and the attributes that tie them to it. */
export function useFieldTexts({
  id,
  hint,
  error,
  required,
  disabled,
  name,
  ...rest
}: Omit<Frame, 'label' | 'optional' | 'hideLabel'>) {
  const passed = passedAttributes(rest)
  const made = useId()
  const controlId = id ?? made
  const shown = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== ''
  const hintId = shown(hint) ? `${controlId}-hint` : undefined
  const errorId = shown(error) ? `${controlId}-error` : undefined
  const control: ControlAttributes = {
    ...passed,
    id: controlId,
    'aria-describedby': [errorId, hintId, passed['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId === undefined ? passed['aria-invalid'] : true,
    'aria-required': required || passed['aria-required'],
    disabled,
    name,
  }
  const texts = (
    <>
      {hintId && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
      {errorId && (
        <div id={errorId} className={css.error}>
          <span className={css.errorIcon}>
            <CriticalIcon />
          </span>
          <span>
            <VisuallyHidden>
              <Trans context="before the text of a field's error, for screen readers">Error:</Trans>{' '}
            </VisuallyHidden>
            {error}
          </span>
        </div>
      )}
    </>
  )
  return { control, texts }
}

/** The words of a label with its mark. */
export function FieldLabel({ label, required, optional }: Pick<Frame, 'label' | 'required' | 'optional'>) {
  if (process.env.NODE_ENV !== 'production') reportNameless('field', label)
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={css.mark}>
          {' *'}
        </span>
      )}
      {optional && (
        <span className={css.optional}>
          {' '}
          <Trans context="after the label of a field">(optional)</Trans>
        </span>
      )}
    </>
  )
}

export interface FieldFrameProps extends FieldBasics {
  /** Renders the control with the attributes that tie it to its texts. */
  children: (control: ControlAttributes) => ReactNode
}

/** Label, control, hint and error of one field, tied together. */
export function FieldFrame({ children, ...field }: FieldFrameProps) {
  const { frame, control: rest } = splitField(field)
  if (process.env.NODE_ENV !== 'production') reportUnknown(rest)
  const { label, optional, hideLabel, ...texts } = frame
  const { control, texts: notes } = useFieldTexts(texts)
  const words = (
    <label htmlFor={control.id} className={css.label}>
      <FieldLabel label={label} required={texts.required} optional={optional} />
    </label>
  )
  return (
    <div className={css.frame}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children(control)}
      {notes}
    </div>
  )
}
