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
import { useSharedRef } from '../field/sharedRef.ts'
import { useFormHandle } from '../field/useFormHandle.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { textAreaSettings } from './settings.ts'
import * as css from './TextAreaField.css.ts'

export interface TextAreaFieldProps extends FieldBasics {
  /** Lines in view at first. @default 4 */
  rows?: number
  /**
   * Most characters, as people count them; a counter then shows how many are used. More can be written and stay,
   * but the field says that they are too many.
   */
  maxLength?: number
  /** How characters are counted. @default code points */
  count?: (text: string) => number
  /** Token of the HTML `autocomplete` attribute. @default 'off' */
  autoComplete?: string
  /** An example; never in place of the label. */
  placeholder?: string
  /** Its value, when controlled. */
  value?: string
  /** Its initial value, when uncontrolled. */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement>
}

const characters = (text: string) => [...text].length

/** What a screen reader announces: once near the limit and once beyond it, for the words stay the same meanwhile. */
function told(left: number) {
  const near = textAreaSettings.nearLimit
  if (left < 0) return <Trans context="what is written is longer than it may be">Too long</Trans>
  if (left > near) return null
  return (
    <Trans context="how much more may be written, for screen readers">
      <Plural value={near} one="# character left" other="# characters left" />
    </Trans>
  )
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const format = useFormat()
  const { frame, control } = splitField(props)
  const { rows = 4, maxLength, count = characters, onChange, onValueChange, ref, ...area } = control
  const [typed, setTyped] = useState(count(area.defaultValue ?? ''))
  const element = useRef<HTMLTextAreaElement>(null)
  useFormReset(element, () => setTyped(count(element.current?.value ?? '')))
  const elementRef = useFormHandle<string, HTMLTextAreaElement>({
    registered: onChange !== undefined,
    ref,
    within: element,
    read: () => element.current?.value ?? '',
    write: (text) => {
      if (element.current) element.current.value = text
      setTyped(count(text))
    },
  })
  const sharedRef = useSharedRef(element, elementRef)
  const used = area.value === undefined ? typed : count(area.value)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(count(event.target.value))
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }

  const most = maxLength === undefined ? undefined : format.number(maxLength)
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - used
  const over = -left
  const tooLong = left < 0 && (
    <Trans context="error of a text area">
      <Plural value={over} one="# character over the limit" other="# characters over the limit" />
    </Trans>
  )
  const limit = most && <Trans context="hint of a text area">Up to {most} characters</Trans>
  return (
    <FieldFrame {...frame} hint={frame.hint ?? limit} error={tooLong || frame.error}>
      {(attributes) => (
        <>
          <div className={frameCss.box}>
            <textarea
              autoComplete={control.autoComplete ?? 'off'}
              {...inputAttributes(area)}
              {...attributes}
              ref={sharedRef}
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
