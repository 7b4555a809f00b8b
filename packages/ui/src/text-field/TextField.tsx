import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import * as css from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'

export interface TextFieldProps extends FieldBasics {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date'
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  /** What a browser may fill in; see the HTML standard's list. */
  autoComplete?: string
  /** Whether phones begin words with capitals. @default 'none' for names and codes: give 'words' for people's names */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters'
  /** An example; never in place of the label. */
  placeholder?: string
  maxLength?: number
  /** @default false */
  readOnly?: boolean
  /** Direction of what is typed: codes and addresses are left to right in every language. */
  dir?: 'ltr' | 'auto'
  /** Words or a picture before what is typed. */
  before?: ReactNode
  /** Words, a picture or an icon button after it. */
  after?: ReactNode
  value?: string
  defaultValue?: string
  ref?: Ref<HTMLInputElement>
  onChange?: ChangeEventHandler<HTMLInputElement>
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
            {...input}
            {...attributes}
            type={type}
            autoCapitalize={autoCapitalize}
            className={css.control}
          />
          {after !== undefined && <span className={css.after}>{after}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
