import { ErrorSummary, type SummarisedError } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FieldProblem } from '../compiler/index.ts'
import { namedProblemText, problemText } from '../words/problemText.ts'
import { controlId, type FormProgress, useFormProgress, useFormScope } from './FormContext.ts'
import type { FieldLook } from './kinds/look.ts'
import { useOfForm } from './useFields.ts'

/** What is wrong with a form now: problems of its fields in their order, and what is wrong with the whole. */
export function useFormProblems(): { fields: readonly FieldProblem[]; whole: FormProgress['formProblem'] } {
  const { compiled } = useFormScope()
  const { strayProblems, formProblem } = useFormProgress()
  const problems = useOfForm((form) => form.problems())
  const shown = compiled.fields.flatMap(({ name }) => problems.get(name) ?? [])
  return { fields: [...shown, ...strayProblems], whole: formProblem }
}

export interface ProblemSummaryProps {
  /** What the page says about its fields: a label of its own is the problem's too. */
  looks: Readonly<Record<string, FieldLook>>
}

/** All problems at the head of the form. Takes the focus after each refused submit, and marks the page's title. */
export function ProblemSummary({ looks }: ProblemSummaryProps) {
  const scope = useFormScope()
  const { fields, whole } = useFormProblems()
  const { i18n, t } = useLingui()
  const summary = useRef<HTMLElement>(null)
  const { failures, strayProblems } = useFormProgress()

  const unsaid = t({
    message: 'The form could not be sent. Check your connection and try again',
    comment: 'problem of a whole form',
  })
  const errors: SummarisedError[] = whole === undefined ? [] : [{ message: whole === true ? unsaid : whole }]
  for (const problem of fields) {
    const { label, money } = looks[problem.field] ?? {}
    const own = typeof label === 'string' ? label : undefined
    const message = namedProblemText(i18n, problem, own, money?.currency)
    const stray = strayProblems.includes(problem)
    errors.push(stray ? { message } : { fieldId: controlId(scope, problem.field), message })
  }

  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])
  useReadyWords(failures > 0)

  useErrorTitle(errors.length > 0)
  return <ErrorSummary ref={summary} errors={errors} />
}

/**
 * Makes what the next keys need while its reader reads: a sentence with a number, the first of which costs a page 40 ms
 * and more in Chromium, and the patterns, which the report compiles.
 */
function useReadyWords(failing: boolean): void {
  const { compiled } = useFormScope()
  const { i18n } = useLingui()
  useEffect(() => {
    if (!failing) return
    const timer = setTimeout(() => {
      problemText(i18n, { field: '', code: 'tooShort' })
      void compiled.report
    })
    return () => clearTimeout(timer)
  }, [failing, compiled, i18n])
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
