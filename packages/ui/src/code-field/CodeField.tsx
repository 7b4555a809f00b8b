import { latinDigits } from '@baize/i18n/format'
import {
  type ChangeEvent,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  useRef,
} from 'react'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { useFormHandle } from '../field/useFormHandle.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { Cells } from './Cells.tsx'
import * as css from './CodeField.css.ts'
import { CodeRequest } from './CodeRequest.tsx'
import { codeSettings } from './settings.ts'
import { useCells } from './useCells.ts'

export interface CodeFieldProps extends FieldBasics {
  /** Digits of a code. @default codeSettings.length */
  length?: number
  /** The digits, when controlled. */
  value?: string
  /** The initial digits, when uncontrolled. @default '' */
  defaultValue?: string
  /**
   * When another code may be requested, by the server's clock: milliseconds since 1970 or an ISO text; see
   * `resendTime()`. As the instant is given, the countdown continues where it was when the field is mounted again.
   */
  resendAt?: number | string | undefined
  /** How far the server's clock is ahead of the device's, in milliseconds. @default 0 */
  skew?: number
  /** A code has been sent before: the button then says "send again". @default whether there is a `resendAt` */
  requested?: boolean
  /** The request is on its way. @default false */
  requesting?: boolean
  /** Why no code was sent, translated. */
  requestError?: ReactNode
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** All digits are there: typed, pasted or filled in by the device. */
  onComplete?: (code: string) => void
  /** Ask the server for a code; without it there is no button. Never called while the countdown runs. */
  onRequest?: () => void
}

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

/** A code from a message: one input, which devices fill in, drawn as cells; with a button that requests the code. */
export function CodeField(props: CodeFieldProps) {
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'onValueChange',
      'onChange',
      'onBlur',
      'ref',
      'length',
      'resendAt',
      'skew',
      'requested',
      'requesting',
      'requestError',
      'onComplete',
      'onRequest',
    ])
  const {
    length = codeSettings.length,
    value,
    defaultValue,
    resendAt,
    skew = 0,
    requested,
    requesting = false,
    requestError,
    ref,
    onChange,
    onValueChange,
    onBlur,
    onComplete,
    onRequest,
  } = control
  const element = useRef<HTMLInputElement>(null)
  const cells = useCells(element, length, value ?? defaultValue ?? '')
  const elementRef = useFormHandle<string, HTMLInputElement>({
    registered: onChange !== undefined,
    ref,
    within: element,
    read: () => element.current?.value ?? '',
    write: (digits) => {
      if (element.current) element.current.value = digits
      cells.look()
    },
  })
  const sharedRef = useSharedRef(element, elementRef)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const { nativeEvent } = event
    const put = nativeEvent instanceof InputEvent ? digitsOf(nativeEvent.data ?? '') : ''
    // A whole code that is pasted takes the place of what was there, not of the one digit that is selected.
    const digits = (put.length < length ? digitsOf(input.value) : put).slice(0, length)
    if (digits !== input.value) input.value = digits
    const before = cells.text
    cells.advance()
    onChange?.(event)
    onValueChange?.(digits)
    if (digits.length === length && digits !== before) onComplete?.(digits)
  }

  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={css.row}>
          <div className={css.entry} dir="ltr">
            <Cells text={cells.text} length={length} here={cells.here} />
            <input
              {...attributes}
              ref={sharedRef}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              {...(value === undefined ? { defaultValue } : { value })}
              className={css.input}
              onChange={change}
              onSelect={cells.look}
              onFocus={cells.focus}
              onPointerUp={cells.press}
              onKeyDown={cells.move}
              onBlur={onBlur}
            />
          </div>
          {onRequest && (
            <CodeRequest
              resendAt={resendAt}
              skew={skew}
              resend={requested ?? resendAt !== undefined}
              loading={requesting}
              error={requestError}
              disabled={frame.disabled}
              onRequest={() => {
                onRequest()
                element.current?.focus()
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
