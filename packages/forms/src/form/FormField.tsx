import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldDescription } from '../compiler/index.ts'
import { fieldLabel } from '../words/fieldLabels.ts'
import { problemText } from '../words/problemText.ts'
import { controlId, useFormScope } from './FormContext.ts'
import { type FieldLook, fieldKinds } from './fieldKinds.tsx'
import { problemOf } from './resolver.ts'

export interface FormFieldProps extends FieldLook {
  /** Name of a field of the form around it. A field that the form does not have shows nothing. */
  name: string
}

/** One field of a form: its rules, its words and the component of its kind. */
export function FormField({ name, ...look }: FormFieldProps) {
  const { compiled } = useFormScope()
  const field = compiled.fields.find((each) => each.name === name)
  return field ? <Shown field={field} look={look} /> : null
}

/** Renders again only when the problem of this field changes. */
function Shown({ field, look }: { field: FieldDescription; look: FieldLook }) {
  const scope = useFormScope()
  const { i18n } = useLingui()
  const { name, kind, required } = field
  const { control, register } = scope.form
  const { errors } = useFormState({ control, name, exact: true })
  const problem = problemOf(errors[name])
  const label = look.label ?? fieldLabel(i18n, name)
  const hint = useLengthHint(field)
  const error = problem && problemText(i18n, problem, typeof label === 'string' ? label : undefined)
  const repeated = scope.compiled.fields.filter(({ equals }) => equals === name).map((each) => each.name)
  const { ref, onChange, onBlur } = register(name, repeated.length > 0 ? { deps: repeated } : {})
  const View = fieldKinds[kind]
  return (
    <View
      field={field}
      look={look}
      frame={{
        id: controlId(scope, name),
        label,
        hint: look.hint ?? hint,
        error,
        required,
        optional: !required,
      }}
      control={{ name, ref, onChange, onBlur }}
    />
  )
}

/** What the rule says about the length, in view before anything is typed. */
function useLengthHint({ kind, min, max, equals }: FieldDescription): ReactNode {
  const { t } = useLingui()
  if (equals !== undefined || (kind !== 'text' && kind !== 'password')) return undefined
  if (min !== undefined && max !== undefined) {
    if (min === max) {
      return t({
        message: plural(min, { one: '# character', other: '# characters' }),
        context: 'hint of a form field: exact length',
      })
    }
    return t({ message: `${min} to ${max} characters`, context: 'hint of a form field' })
  }
  if (min === undefined) return undefined
  return t({
    message: plural(min, { one: 'At least # character', other: 'At least # characters' }),
    context: 'hint of a form field',
  })
}
