import type { I18n } from '@lingui/core'
import type { FieldError } from 'react-hook-form'
import type { FieldProblem } from '../compiler/index.ts'
import { fieldLabel } from '../words/fieldLabels.ts'
import { problemText } from '../words/problemText.ts'
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
  look: FieldLook = {},
  words?: FieldKindParts['words'],
): string {
  const text = errorText(i18n, error, look, words)
  // Of the terms no sentence is needed beside theirs.
  if (error.type === 'terms') return text
  return namedText(i18n, typeof look.label === 'string' ? look.label : fieldLabel(i18n, name), text)
}
