import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { type FieldDescription, fieldAt, holds } from '../compiler/index.ts'
import { controlId, useFormScope } from './FormContext.ts'
import { errorText, labelOf } from './fieldErrors.ts'
import { kindParts } from './kinds/fieldKinds.ts'
import type { FieldLook } from './kinds/look.ts'
import { useComputed, useFieldError } from './useFields.ts'

export interface FormFieldProps extends FieldLook {
  /** Name of a field of the form around it. A field that the form does not have shows nothing. */
  name: string
}

/** One field of a form: its rules, its words and the component of its kind. */
export function FormField({ name, ...look }: FormFieldProps) {
  const { compiled } = useFormScope()
  const field = useMemo(() => fieldAt(compiled.fields, name), [compiled, name])
  if (!field) return null
  return field.when ? <Conditional field={field} look={look} /> : <Shown field={field} look={look} />
}

interface FieldProps {
  field: FieldDescription
  look: FieldLook
}

/** A field that is part of the form only while another one has a certain value. */
function Conditional({ field, look }: FieldProps) {
  return useComputed((values) => holds(field, values)) ? <Shown field={field} look={look} /> : null
}

/** Renders again only when the problem of this field changes. */
function Shown({ field, look }: FieldProps) {
  const scope = useFormScope()
  const { i18n } = useLingui()
  const { name, kind, required } = field
  const failed = useFieldError(name)
  const label = look.label ?? labelOf(i18n, name)
  const hint = useLengthHint(field)
  const { View, words } = kindParts(scope.kinds, kind)
  const error = failed && errorText(i18n, failed, look, words)
  return (
    <View
      field={field}
      look={look}
      frame={{
        id: controlId(scope, name),
        label: spokenIn(look.lang, label),
        hint: look.hint === undefined ? hint : spokenIn(look.lang, look.hint),
        error,
        required,
        optional: !required,
      }}
    />
  )
}

/** Words that a screen reader reads in another language than the page's. */
function spokenIn(lang: string | undefined, words: ReactNode): ReactNode {
  return lang === undefined ? words : <bdi lang={lang}>{words}</bdi>
}

/** What the rule says about the length, in view before anything is typed. */
function useLengthHint({ kind, min, max, equals, patternId }: FieldDescription): ReactNode {
  const { t } = useLingui()
  if (equals !== undefined || (kind !== 'text' && kind !== 'password' && kind !== 'longText'))
    return undefined
  if (min !== undefined && max !== undefined) {
    if (min === max && patternId === 7) {
      const digits = min
      return t({
        message: plural(digits, { one: '# digit', other: '# digits' }),
        context: 'hint of a form field: exact length',
      })
    }
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
