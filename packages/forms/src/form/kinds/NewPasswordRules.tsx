import { PasswordChecklist } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FieldDescription } from '../../compiler/index.ts'
import { useFormScope } from '../FormContext.ts'
import { useValue } from '../useFields.ts'
import { type PasswordPart, passwordParts } from './passwordParts.ts'

/** Whether a password has more rules than its length, which a hint says. */
export function hasRules(field: FieldDescription): boolean {
  return passwordParts(field, '').length > 1
}

/** What a new password must have, ticked off while it is typed. It is said only when one more, or one less, is met. */
export function NewPasswordRules({ field }: { field: FieldDescription }) {
  const { say } = useFormScope()
  const { t } = useLingui()
  const words = usePartWords(field)
  const typed = useValue(field.name)
  const text = typeof typed === 'string' ? typed : ''
  const parts = passwordParts(field, text)
  const [met, all] = [parts.filter((each) => each.met).length, parts.length]
  const before = useRef(met)

  useEffect(() => {
    if (before.current === met || text === '') return
    before.current = met
    say(t({ message: `${met} of ${all} rules met`, context: 'rules of a password, for screen readers' }))
  }, [met, all, text, say, t])

  return (
    <PasswordChecklist
      silent
      rules={parts.map(({ part, met: fulfilled }) => ({ id: part, label: words[part](), met: fulfilled }))}
    />
  )
}

function usePartWords({ min, max }: FieldDescription): Readonly<Record<PasswordPart, () => string>> {
  const { t } = useLingui()
  const least = min ?? 1
  return {
    length: () =>
      max === undefined
        ? t({
            message: plural(least, { one: 'At least # character', other: 'At least # characters' }),
            context: 'hint of a form field',
          })
        : t({ message: `${least} to ${max} characters`, context: 'hint of a form field' }),
    upper: () => t({ message: 'An uppercase letter', context: 'what a password must have' }),
    lower: () => t({ message: 'A lowercase letter', context: 'what a password must have' }),
    letter: () => t({ message: 'A letter (A–Z)', context: 'what a password must have' }),
    digit: () => t({ message: 'A number', context: 'what a password must have' }),
    sign: () => t({ message: 'A symbol such as # or !', context: 'what a password must have' }),
    letterFirst: () => t({ message: 'Starts with a letter (A–Z)', context: 'what a password must have' }),
    noSpace: () => t({ message: 'No spaces', context: 'what a password must have' }),
  }
}
