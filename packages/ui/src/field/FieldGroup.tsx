import type { ReactNode } from 'react'
import { passedAttributes } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as frameCss from './FieldFrame.css.ts'
import {
  type ControlAttributes,
  type FieldBasics,
  FieldLabel,
  splitField,
  useFieldTexts,
} from './FieldFrame.tsx'
import { legend as legendClass } from './FieldGroup.css.ts'

export interface FieldGroupProps extends FieldBasics {
  /** The group itself takes id, `aria-*` and `data-*`, as it has no first control that could. @default false */
  holdsId?: boolean
  /** Renders the controls; the error describes the whole group. */
  children: (control: ControlAttributes) => ReactNode
}

/** Several controls with one label, hint and error: a fieldset with its legend. */
export function FieldGroup({ children, holdsId = false, ...field }: FieldGroupProps) {
  const { label, optional, hideLabel, ...texts } = splitField(field).frame
  const { control, texts: notes } = useFieldTexts(texts)
  const words = <FieldLabel label={label} required={texts.required} optional={optional} />
  return (
    <fieldset
      {...(holdsId && { ...passedAttributes(texts), id: control.id })}
      disabled={control.disabled}
      aria-describedby={control['aria-describedby']}
      className={frameCss.frame}
    >
      <legend className={hideLabel ? undefined : cx(frameCss.label, legendClass)}>
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </legend>
      {children(control)}
      {notes}
    </fieldset>
  )
}
