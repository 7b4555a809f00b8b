import { useFormat } from '@baize/i18n'
import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, type ChangeEventHandler, type FocusEventHandler, type Ref, useState } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import * as css from './TextAreaField.css.ts'

export interface TextAreaFieldProps extends FieldBasics {
  /** Lines in view at first. @default 4 */
  rows?: number
  /** Most characters; a counter then shows how many are used. */
  maxLength?: number
  placeholder?: string
  value?: string
  defaultValue?: string
  ref?: Ref<HTMLTextAreaElement>
  onChange?: ChangeEventHandler<HTMLTextAreaElement>
  onBlur?: FocusEventHandler<HTMLTextAreaElement>
}

const characters = (text: string) => [...text].length

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const format = useFormat()
  const { frame, control } = splitField(props)
  const { rows = 4, maxLength, onChange, ...area } = control
  const [typed, setTyped] = useState(characters(area.defaultValue ?? ''))
  const used = area.value === undefined ? typed : characters(area.value)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(characters(event.target.value))
    onChange?.(event)
  }

  const most = maxLength === undefined ? undefined : format.number(maxLength)
  const limit = most && <Trans context="hint of a text area">At most {most} characters</Trans>
  return (
    <FieldFrame {...frame} hint={frame.hint ?? limit}>
      {(attributes) => (
        <>
          <div className={frameCss.box}>
            <textarea
              {...area}
              {...attributes}
              rows={rows}
              maxLength={maxLength}
              className={css.area}
              onChange={change}
            />
          </div>
          {most !== undefined && (
            <span aria-hidden="true" className={css.counter}>
              {format.number(used)} / {most}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  )
}
