import { ErrorSummary, type SummarisedError } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldProblem } from '../compiler/index.ts'
import { problemText } from '../words/problemText.ts'
import { controlId, type FormScope, useFormScope } from './FormContext.ts'
import { problemOf } from './resolver.ts'

/** What is wrong with a form now: problems of its fields in their order, and what is wrong with the whole. */
export function useFormProblems(): { fields: readonly FieldProblem[]; whole: FormScope['formProblem'] } {
  const { form, compiled, strayProblems, formProblem } = useFormScope()
  const { errors } = useFormState({ control: form.control })
  const shown = compiled.fields.flatMap(({ name }) => problemOf(errors[name]) ?? [])
  return { fields: [...shown, ...strayProblems], whole: formProblem }
}

export interface ProblemSummaryProps {
  /** Words for a field's label where the page gave its own. */
  labels: Readonly<Record<string, string>>
}

/** All problems at the head of the form. Takes the focus after each refused submit, and marks the page's title. */
export function ProblemSummary({ labels }: ProblemSummaryProps) {
  const scope = useFormScope()
  const { fields, whole } = useFormProblems()
  const { i18n, t } = useLingui()
  const summary = useRef<HTMLElement>(null)
  const { failures } = scope

  const unsaid = t({
    message: 'The form could not be sent. Check your connection and try again',
    comment: 'problem of a whole form',
  })
  const errors: SummarisedError[] = whole === undefined ? [] : [{ message: whole === true ? unsaid : whole }]
  for (const problem of fields) {
    const message = problemText(i18n, problem, labels[problem.field])
    const known = scope.compiled.fields.some(({ name }) => name === problem.field)
    errors.push(known ? { fieldId: controlId(scope, problem.field), message } : { message })
  }

  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])

  useErrorTitle(errors.length > 0)
  return <ErrorSummary ref={summary} errors={errors} />
}

/** Says in the page's title, the first thing that a screen reader reads, that something is wrong. */
function useErrorTitle(failing: boolean): void {
  const { i18n } = useLingui()
  useEffect(() => {
    if (!failing) return
    const title = document.title
    const marked = i18n._(
      msg({
        message: `Error: ${title}`,
        comment: 'title of a page whose form was refused, for the browser tab',
      }),
    )
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [failing, i18n])
}
