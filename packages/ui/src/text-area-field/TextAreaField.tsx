import { useFormat } from '@baize/i18n'
import { Plural, Trans } from '@lingui/react/macro'
import {
  type ChangeEvent,
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  useRef,
  useState,
} from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { textAreaSettings } from './settings.ts'
import * as css from './TextAreaField.css.ts'

export interface TextAreaFieldProps extends FieldBasics {
  /** Lines in view at first. @default 4 */
  rows?: number
  /**
   * Most characters, as people count them; a counter then shows how many are used. More can be written and are lost on
   * nobody, but the field says that they are too many.
   */
  maxLength?: number
  /** How characters are counted. @default code points */
  count?: (text: string) => number
  /** An example; never in place of the label. */
  placeholder?: string
  /** What it holds, where its owner keeps it. */
  value?: string
  /** What it holds at first, where the page keeps it. */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined
  /** It was changed; `event.target.value` is what it holds now. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement>
}

const characters = (text: string) => [...text].length

/** What a screen reader hears: once near the limit and once beyond it, for the words stay the same meanwhile. */
function told(left: number) {
  const near = textAreaSettings.nearLimit
  if (left < 0) return <Trans context="what is written is longer than it may be">Too long</Trans>
  if (left > near) return null
  return (
    <Trans context="how much more may be written, for screen readers">
      <Plural value={near} one="At most # character left" other="At most # characters left" />
    </Trans>
  )
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const format = useFormat()
  const { frame, control } = splitField(props)
  const { rows = 4, maxLength, count = characters, onChange, ...area } = control
  const [typed, setTyped] = useState(count(area.defaultValue ?? ''))
  const box = useRef<HTMLDivElement>(null)
  useFormReset(box, () => setTyped(count(area.defaultValue ?? '')))
  const used = area.value === undefined ? typed : count(area.value)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(count(event.target.value))
    onChange?.(event)
  }

  const most = maxLength === undefined ? undefined : format.number(maxLength)
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - used
  const over = -left
  const tooLong = left < 0 && (
    <Trans context="error of a text area">
      <Plural value={over} one="# character too many" other="# characters too many" />
    </Trans>
  )
  const limit = most && <Trans context="hint of a text area">At most {most} characters</Trans>
  return (
    <FieldFrame {...frame} hint={frame.hint ?? limit} error={tooLong || frame.error}>
      {(attributes) => (
        <>
          <div ref={box} className={frameCss.box}>
            <textarea
              {...inputAttributes(area)}
              {...attributes}
              rows={rows}
              className={css.area}
              onChange={change}
            />
          </div>
          {most !== undefined && (
            <span aria-hidden="true" data-over={left < 0 || undefined} className={css.counter}>
              {format.number(used)} / {most}
            </span>
          )}
          {most !== undefined && (
            <VisuallyHidden>
              <span role="status">{told(left)}</span>
            </VisuallyHidden>
          )}
        </>
      )}
    </FieldFrame>
  )
}
