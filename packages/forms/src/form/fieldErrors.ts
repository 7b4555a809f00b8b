import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldError } from 'react-hook-form'
import { entryOf, type FieldProblem } from '../compiler/index.ts'
import { fieldLabel } from '../texts/fieldLabels.ts'
import { problemText } from '../texts/problemText.ts'
import type { FieldKindParts } from './kinds/fieldKinds.ts'
import type { FieldLook } from './kinds/look.ts'
import { namedText } from './namedText.ts'

/** An error of react-hook-form that was made of a problem: its code is the type. */
export interface ProblemError extends FieldError {
  readonly problem: FieldProblem
}

/** A problem as react-hook-form keeps it. Words for it are made when it is shown. */
export function errorOf(problem: FieldProblem, message = problem.code): ProblemError {
  return { type: problem.code, message, problem }
}

/** Words for an error: of its problem, or those that a caller of `setError` gave. */
export function errorText(
  i18n: I18n,
  error: FieldError | ProblemError,
  { label, money, empty }: FieldLook = {},
  words?: FieldKindParts['words'],
): string {
  if (!('problem' in error)) return error.message ?? ''
  const own = error.type === 'required' ? empty : words?.(error.problem)
  return (
    own ?? problemText(i18n, error.problem, typeof label === 'string' ? label : undefined, money?.currency)
  )
}

/** The words for an error away from its field, which they name. */
export function namedErrorText(
  i18n: I18n,
  name: string,
  error: FieldError | ProblemError,
  looks: Readonly<Record<string, FieldLook>>,
  words?: FieldKindParts['words'],
): string {
  const look = lookOf(looks, name)
  const text = errorText(i18n, error, look, words)
  // Of the terms no sentence is needed beside theirs.
  if (error.type === 'terms') return text
  const named = namedText(i18n, typeof look.label === 'string' ? look.label : labelOf(i18n, name), text)
  const entry = entryOf(name)
  if (!entry) return named
  const label = entryLabel(i18n, looks[entry.list], entry.index + 1)
  return i18n._(
    msg({
      message: `${label}, ${named}`,
      comment:
        'one entry of a list, a field of it and what is wrong with it, in a list of problems: Tier 2, Share: Enter a per cent',
    }),
  )
}

/** The known label of a field, also of one in a list's entry. */
export function labelOf(i18n: I18n, name: string): string {
  return fieldLabel(i18n, name.slice(name.lastIndexOf('.') + 1))
}

/** What an entry of a list is called, numbered from 1 on. */
export function entryLabel(i18n: I18n, look: FieldLook | undefined, number: number): string {
  return (
    look?.entryLabel?.(number) ??
    i18n._(msg({ message: `No. ${number}`, comment: 'heading: one entry of a list' }))
  )
}

/** What the page says about a field, also about one in a list's entry. */
function lookOf(looks: Readonly<Record<string, FieldLook>>, name: string): FieldLook {
  const entry = entryOf(name)
  return (entry ? looks[entry.list]?.fields?.[entry.field] : looks[name]) ?? {}
}
