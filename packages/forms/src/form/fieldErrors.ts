import type { I18n } from '@lingui/core'
import type { FieldError } from 'react-hook-form'
import type { FieldProblem } from '../compiler/index.ts'
import { type namedProblemText, problemText } from '../words/problemText.ts'
import type { FieldLook } from './kinds/look.ts'

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
  { label, money }: FieldLook = {},
  words: typeof problemText | typeof namedProblemText = problemText,
): string {
  if (!('problem' in error)) return error.message ?? ''
  return words(i18n, error.problem, typeof label === 'string' ? label : undefined, money?.currency)
}
