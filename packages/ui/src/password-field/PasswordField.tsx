import { useLingui } from '@lingui/react/macro'
import { type ChangeEventHandler, type FocusEventHandler, type Ref, useEffect, useRef, useState } from 'react'
import * as css from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { HideIcon, ShowIcon } from '../icons/icons.ts'

export interface PasswordFieldProps extends FieldBasics {
  /** `new-password` where one is chosen, `current-password` where one is asked. @default 'current-password' */
  autoComplete?: 'new-password' | 'current-password' | 'one-time-code' | 'off'
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric'
  /** An example; never in place of the label. */
  placeholder?: string
  /** Most characters that it takes. */
  maxLength?: number
  /** Its value, when controlled. */
  value?: string
  /** Its initial value, when uncontrolled. */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/**
 * A password, with a button that shows it. Pasting and password managers are welcome. When its form is sent it is
 * hidden again, so that the browser keeps it as a password and it stays unreadable meanwhile.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const form = box.current?.querySelector('input')?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [shown])
  const { frame, control } = splitField(props)
  const { autoComplete = 'current-password', ...input } = control
  const showLabel = t({ message: 'Show password', context: 'toggle button in a password field' })
  const hideLabel = t({ message: 'Hide password', context: 'toggle button in a password field' })
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={css.box} ref={box}>
          <input
            {...inputAttributes(input)}
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize={shown ? 'none' : undefined}
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            className={css.control}
          />
          <span className={css.after}>
            <IconButton
              icon={shown ? <HideIcon /> : <ShowIcon />}
              label={shown ? hideLabel : showLabel}
              disabled={attributes.disabled}
              aria-controls={attributes.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
