import { PasswordChecklist, PasswordField, type PasswordFieldProps } from '@baize/ui'
import { useState } from 'react'
import type { FieldDescription } from '../../src/compiler/index.ts'
import { type PasswordPart, passwordParts } from '../../src/form/kinds/passwordParts.ts'

/** A new password of the floors, with the checklist that ours has. */
export function HandSecret({ rule, onChange, ...field }: PasswordFieldProps & { rule: FieldDescription }) {
  const [text, setText] = useState('')
  const words: Readonly<Record<PasswordPart, string>> = {
    length: `${rule.min} to ${rule.max} characters`,
    upper: 'A capital letter',
    lower: 'A small letter',
    letter: 'An English letter',
    digit: 'A digit',
    sign: 'A sign like # or !',
    letterFirst: 'An English letter first',
    noSpace: 'No spaces',
  }
  return (
    <PasswordField
      {...field}
      hint={
        <PasswordChecklist
          silent
          rules={passwordParts(rule, text).map(({ part, met }) => ({ id: part, label: words[part], met }))}
        />
      }
      onChange={(event) => {
        setText(event.target.value)
        onChange?.(event)
      }}
    />
  )
}
