import { draftsForgotten } from '@baize/i18n/storage'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldProblem, filledFields } from '../compiler/index.ts'
import { dropDraft, keepDraft } from './draft.ts'
import type { FormProgress, FormScope } from './FormContext.ts'
import { errorOf } from './fieldErrors.ts'
import type { FieldKinds } from './kinds/fieldKinds.ts'
import { readFilled } from './readFilled.ts'
import { useLatest } from './useLatest.ts'
import { type LeavingRule, useLeaveGuard } from './useLeaveGuard.ts'
import type { RulesFormReturn } from './useRulesForm.ts'
import { refusalOf, type SentValues, type SubmitRefusal } from './values.ts'

export interface FormModelOptions {
  /** Views of kinds of field beyond the default ones: `moreKinds`. */
  kinds?: FieldKinds | undefined
  /**
   * Whether leaving asks first: `lost`, while something has been typed that no draft keeps; `never`.
   * @default 'lost'
   */
  leaving?: LeavingRule
  /**
   * Begins anew in its place once it was accepted: for what is written one after another, such as replies.
   * @default false
   */
  renews?: boolean | undefined
  /** Asked when everything is right, before it is sent: a final review. `false` returns to the form. */
  review?: ((values: SentValues) => Promise<boolean>) | undefined
  /** Sends the values. Returns nothing when they were accepted; returns or throws why not. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (values: SentValues) => Promise<SubmitRefusal | void> | SubmitRefusal | void
  /** The text of an error that `onSubmit`, or a request of a field, threw and that names no field. */
  explain?: ((error: unknown) => string | undefined) | undefined
}

/** A form as its page needs it. */
export interface FormModel extends FormProgress {
  readonly scope: FormScope
  /** What was accepted, until the form is begun anew. */
  readonly sent: SentValues | undefined
  submit(event: FormEvent<HTMLFormElement>): void
  /** Begins anew, with the values that it started with. */
  again(): void
}

/** What every form of the product does, over a form of react-hook-form. */
export function useFormModel(
  id: string,
  say: FormScope['say'],
  form: RulesFormReturn,
  options: FormModelOptions,
): FormModel {
  const latest = useLatest({ ...options, form })
  const { compiled, draftKey, late, recheck, untouched } = form
  const { kinds } = options
  const sending = useRef(false)
  const begun = useRef(untouched)
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [sent, setSent] = useState<SentValues>()
  const [refusal, setRefusal] = useState(unrefused)

  const draft = useDraft(latest)
  useLeaveGuard(() => {
    const { leaving = 'lost', form: now } = latest.current
    return {
      leaving,
      rules: now.compiled,
      kept: now.draftKey !== undefined,
      begun: begun.current,
      now: now.getValues(),
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the methods of one control stay the same.
  const scope = useMemo<FormScope>(() => {
    const show = (problems: readonly FieldProblem[]) => {
      for (const problem of problems) form.setError(problem.field, errorOf(problem))
    }
    return {
      id,
      form,
      compiled,
      late,
      recheck,
      kinds: kinds ?? {},
      say,
      show,
      edited: draft.touch,
      explain: (error) => latest.current.explain?.(error),
      async checkNow(names) {
        if (await form.trigger([...names])) return true
        const first = names.find((name) => form.getFieldState(name).error)
        if (first !== undefined) form.setFocus(first)
        return false
      },
    }
  }, [id, form.control, compiled, late, recheck, latest, kinds, say, draft])

  async function send(values: SentValues): Promise<boolean> {
    const { form: now, onSubmit, explain } = latest.current
    let answer: SubmitRefusal | undefined
    let failed = false
    try {
      answer = (await onSubmit(values)) ?? undefined
    } catch (error) {
      failed = true
      answer = refusalOf(error)
      const words = answer.problems?.length ? undefined : explain?.(error)
      if (words !== undefined) answer = { ...answer, formProblem: words }
    }
    const problems = answer?.problems ?? []
    if (!failed && problems.length === 0 && answer?.formProblem === undefined) {
      draft.drop()
      begun.current = form.getValues()
      return true
    }
    late.refused()
    const filled = filledFields(now.compiled.fields, now.getValues)
    const shown = new Set(filled.map(({ name }) => name))
    const held = problems.filter(({ field }) => shown.has(field))
    for (const problem of held) late.keep(problem, form.getValues(problem.field))
    scope.show(held)
    setRefusal({
      strayProblems: problems.filter(({ field }) => !shown.has(field)),
      formProblem: answer?.formProblem ?? (problems.length === 0 ? true : undefined),
    })
    return false
  }

  /** Returns whether the form failed: the user's own "back" is no failure. */
  async function attempt(checked: SentValues): Promise<boolean> {
    const values = { ...checked, ...late.adds() }
    const go = (await latest.current.review?.(values)) ?? true
    if (!go) return false
    setBusy(true)
    const accepted = await send(values)
    if (accepted && !latest.current.renews) setSent(values)
    return !accepted
  }

  async function run(element: HTMLFormElement): Promise<void> {
    setRefusal(unrefused)
    late.forget()
    readFilled(element, latest.current.form.compiled, form)
    let failed = true
    const settleAndSend = async () => {
      const settled = late.settle()
      if (settled) {
        setBusy(true)
        await settled
        setBusy(false)
      }
      await form.handleSubmit(
        async (values) => {
          failed = await attempt(values)
        },
        () => {},
      )()
      if (!failed && latest.current.renews) again()
    }
    await settleAndSend().finally(() => {
      sending.current = false
      setBusy(false)
      if (failed) setFailures((count) => count + 1)
    })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside a dialog inside a form: React bubbles through portals.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    void run(event.currentTarget)
  }

  const again = () => {
    begun.current = untouched
    form.reset(untouched)
    setRefusal(unrefused)
    setSent(undefined)
    late.forget()
  }

  useEffect(() => {
    if (draftKey === undefined) return
    const stop = form.subscribe({
      formState: { values: true },
      // Of user input only: a program's values are not worth a draft.
      callback: ({ type }) => {
        if (type === 'change') draft.touch()
      },
    })
    addEventListener('pagehide', draft.flush)
    document.addEventListener('visibilitychange', draft.flush)
    return () => {
      stop()
      removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', draft.flush)
      draft.flush()
    }
  }, [draftKey, draft, form.subscribe])

  return { scope, busy, failures, ...refusal, sent, submit, again }
}

const unrefused: Pick<FormProgress, 'formProblem' | 'strayProblems'> = {
  formProblem: undefined,
  strayProblems: [],
}

/** Idle time before the draft is stored, in milliseconds. A page that is left or hidden keeps it at once. */
const REST = 1_000

/** Keeps a draft while the form is filled in: debounced, since storing waits for a disk. */
function useDraft(latest: { readonly current: { readonly form: RulesFormReturn } }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(0)
  const [begun] = useState(draftsForgotten)
  return useMemo(() => {
    const stop = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    const keep = () => {
      stop()
      const { draftKey, compiled, getValues, untouched } = latest.current.form
      if (draftKey !== undefined && begun === draftsForgotten())
        keepDraft(draftKey, compiled, getValues(), untouched)
    }
    const rest = () => {
      const left = touched.current + REST - performance.now()
      if (left <= 0) keep()
      else timer.current = setTimeout(rest, left)
    }
    return {
      touch: () => {
        touched.current = performance.now()
        if (timer.current === undefined) timer.current = setTimeout(rest, REST)
      },
      flush: () => {
        if (timer.current !== undefined) keep()
      },
      drop: () => {
        stop()
        const { draftKey } = latest.current.form
        if (draftKey !== undefined) dropDraft(draftKey)
      },
    }
  }, [latest, begun])
}
