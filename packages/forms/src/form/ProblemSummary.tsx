import { ErrorSummary, type SummarisedError } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useMemo, useRef } from 'react'
import { fieldAt } from '../compiler/index.ts'
import { problemText } from '../texts/problemText.ts'
import { controlId, useFormProgress, useFormScope } from './FormContext.ts'
import { errorOf, namedErrorText } from './fieldErrors.ts'
import { type FieldKindParts, kindParts } from './kinds/fieldKinds.ts'
import type { FieldLook } from './kinds/look.ts'
import { useFailing, useFieldError } from './useFields.ts'

export interface ProblemSummaryProps {
  /** What the page says about its fields: a label of its own is the problem's too. */
  looks: Readonly<Record<string, FieldLook>>
}

/** All problems at the head of the form. Takes the focus after each refused submit, and marks the page's title. */
export function ProblemSummary({ looks }: ProblemSummaryProps) {
  const scope = useFormScope()
  const { i18n, t } = useLingui()
  const summary = useRef<HTMLElement>(null)
  const { failures, strayProblems, formProblem } = useFormProgress()
  const failing = useFailing(scope.compiled.fields)

  const unsaid = t({
    message: 'The form could not be sent. Check your connection and try again',
    comment: 'problem of a whole form',
  })
  const fields = useMemo(() => {
    const line = (name: string): SummarisedError => {
      const { words } = kindParts(scope.kinds, fieldAt(scope.compiled.fields, name)?.kind ?? 'text')
      const message = <ProblemWords name={name} looks={looks} words={words} />
      return { fieldId: controlId(scope, name), message }
    }
    return failing.map(line)
  }, [scope, looks, failing])
  const whole = formProblem === undefined ? [] : [{ message: formProblem === true ? unsaid : formProblem }]
  const stray = strayProblems.map((problem) => ({
    message: namedErrorText(i18n, problem.field, errorOf(problem), looks),
  }))
  const errors = [...whole, ...fields, ...stray]

  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])
  useReadyWords(failures > 0)

  useErrorTitle(errors.length > 0)
  return <ErrorSummary ref={summary} errors={errors} />
}

interface ProblemWordsProps {
  name: string
  looks: ProblemSummaryProps['looks']
  words: FieldKindParts['words']
}

/** What is wrong with one field. A key that changes it, or removes it, renders no other line. */
const ProblemWords = memo(function ProblemWords({ name, looks, words }: ProblemWordsProps) {
  const { i18n } = useLingui()
  const error = useFieldError(name)
  return error ? namedErrorText(i18n, name, error, looks, words) : null
})

/**
 * Makes what the next keys need while its reader reads: a sentence with a number, the first of which costs a page 40 ms
 * and more in Chromium, the patterns, which the report compiles, what a check of text runs, and what a key does to the
 * form. It has no visible effect.
 */
function useReadyWords(failing: boolean): void {
  const { compiled, recheck } = useFormScope()
  const { i18n } = useLingui()
  useEffect(() => {
    if (!failing) return
    const timer = setTimeout(() => {
      if (compiled.fields.some(({ min, max }) => min ?? max))
        problemText(i18n, { field: '', code: 'tooShort' })
      void compiled.report
      // An empty field got its problem without a look at its text.
      compiled.check(Object.fromEntries(compiled.fields.map(({ name }) => [name, 'a'])))
      // Of no field: what the server says of one stays until that one is changed.
      recheck([])
    })
    return () => clearTimeout(timer)
  }, [failing, compiled, recheck, i18n])
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
