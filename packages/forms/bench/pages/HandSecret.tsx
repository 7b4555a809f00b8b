import { PasswordChecklist, PasswordField, type PasswordFieldProps } from '@baize/ui'
import { useState } from 'react'
import type { FieldDescription } from '../../src/compiler/index.ts'
import { type PasswordPart, passwordParts } from '../../src/form/kinds/passwordParts.ts'

/** A new password of the floors, with the checklist that ours has. */
export function HandSecret({ rule, ...field }: PasswordFieldProps & { rule: FieldDescription }) {
  const [text, setText] = useState('')
  const words: Readonly<Record<PasswordPart, string>> = {
    length: `${rule.min} to ${rule.max} characters`,
    upper: 'An uppercase letter',
    lower: 'A lowercase letter',
    letter: 'A letter (A–Z)',
    digit: 'A number',
    sign: 'A symbol such as # or !',
    letterFirst: 'Starts with a letter (A–Z)',
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
      onValueChange={setText}
    />
  )
}
