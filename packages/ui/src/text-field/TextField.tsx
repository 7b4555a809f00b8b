import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import * as css from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'

export interface TextFieldProps extends FieldBasics {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date'
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  /** What a browser may fill in; see the HTML standard's list. */
  autoComplete?: string
  /** Whether phones begin words with capitals. @default 'none' for names and codes: pass 'words' for people's names */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters'
  /** An example; never in place of the label. */
  placeholder?: string
  /** Most characters that it takes. */
  maxLength?: number
  /** @default false */
  readOnly?: boolean
  /** Direction of what is typed: codes and addresses are left to right in every language. */
  dir?: 'ltr' | 'auto'
  /** Words or an icon before what is typed. */
  before?: ReactNode
  /** Words, an icon or an icon button after it. */
  after?: ReactNode
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

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = splitField(props)
  const { before, after, type = 'text', autoCapitalize = 'none', ...input } = control
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={css.box}>
          {before !== undefined && <span className={css.before}>{before}</span>}
          <input
            {...inputAttributes(input)}
            {...attributes}
            type={type}
            autoCapitalize={autoCapitalize}
            className={css.control}
          />
          {after !== undefined && (
            <span className={css.after}>{typeof after === 'string' ? <span>{after}</span> : after}</span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
