import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CompiledRules } from '../compiler/index.ts'
import { draftsForgotten, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { FormProgress, FormScope } from './FormContext.ts'
import { FormStore } from './FormStore.ts'
import { type FieldKinds, usualKinds } from './kinds/fieldKinds.ts'
import { LateChecks } from './lateChecks.ts'
import { readFilled } from './readFilled.ts'
import { useLatest } from './useLatest.ts'
import { type LeavingRule, useLeaveGuard } from './useLeaveGuard.ts'
import {
  type FormValues,
  refusalOf,
  type SentValues,
  type SubmitRefusal,
  startValues,
  wireValues,
} from './values.ts'

export interface FormModelOptions {
  compiled: CompiledRules
  /** Views of kinds of field beyond the usual ones: `moreKinds`. */
  kinds?: FieldKinds | undefined
  /** Values to start with. */
  initial?: FormValues | undefined
  /** Keeps the half-filled form over a reload under this name. */
  draftKey?: string | undefined
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
  /** Asked when everything is right, before it is sent: a look at it once more. `false` goes back to the form. */
  review?: ((values: SentValues) => Promise<boolean>) | undefined
  /** Sends the values. Answers nothing when they were accepted; answers or throws why not. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that answers nothing is the common, good case.
  onSubmit: (values: SentValues) => Promise<SubmitRefusal | void> | SubmitRefusal | void
  /** Words for an error that `onSubmit`, or a request of a field, threw and that names no field. */
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

/** A form over compiled rules, with the behaviour that every form of the product has. */
export function useFormModel(id: string, say: FormScope['say'], options: FormModelOptions): FormModel {
  const latest = useLatest(options)
  const { compiled, draftKey, kinds } = options
  const sending = useRef(false)
  const [untouched] = useState(() => startValues(compiled, options.initial))
  const begun = useRef(untouched)
  const [late] = useState(() => new LateChecks())
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [sent, setSent] = useState<SentValues>()
  const [refusal, setRefusal] = useState(unrefused)

  const [form] = useState(() => new FormStore(beginning(options), () => latest.current.compiled, late))

  const draft = useDraft(latest, form)
  useLeaveGuard(() => {
    const { leaving = 'lost', compiled: rules, draftKey: key } = latest.current
    return { leaving, rules, kept: key !== undefined, begun: begun.current, now: form.values }
  })

  const scope = useMemo<FormScope>(
    () => ({
      id,
      form,
      compiled,
      late,
      kinds: { ...usualKinds, ...kinds },
      say,
      explain: (error) => latest.current.explain?.(error),
      checkNow(names) {
        const [first] = form.check(names)
        if (first) form.focus(first.field)
        return !first
      },
    }),
    [id, form, compiled, late, latest, kinds, say],
  )

  async function send(values: SentValues): Promise<boolean> {
    const { compiled: rules, onSubmit, explain, draftKey: key } = latest.current
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
      draft.drop(key)
      begun.current = { ...form.values }
      return true
    }
    late.refused()
    const shown = new Set(rules.fields.map(({ name }) => name))
    const held = problems.filter(({ field }) => shown.has(field))
    for (const problem of held) late.keep(problem, form.values[problem.field])
    form.show(held)
    setRefusal({
      strayProblems: problems.filter(({ field }) => !shown.has(field)),
      formProblem: answer?.formProblem ?? (problems.length === 0 ? true : undefined),
    })
    return false
  }

  /** Answers whether the form failed: nobody calls a person's own "back" a failure. */
  async function attempt(): Promise<boolean> {
    form.attempt()
    if (form.check().length > 0) return true
    const values = { ...wireValues(latest.current.compiled, form.values), ...late.adds() }
    const go = (await latest.current.review?.(values)) ?? true
    if (!go) return false
    setBusy(true)
    const accepted = await send(values)
    if (accepted && latest.current.renews) again()
    else if (accepted) setSent(values)
    return !accepted
  }

  async function run(element: HTMLFormElement): Promise<void> {
    setRefusal(unrefused)
    late.forget()
    readFilled(element, latest.current.compiled, form)
    let failed = true
    const settleAndSend = async () => {
      const settled = late.settle()
      if (settled) {
        setBusy(true)
        await settled
        setBusy(false)
      }
      failed = await attempt()
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
    begun.current = startValues(compiled, latest.current.initial)
    form.begin(begun.current)
    setRefusal(unrefused)
    setSent(undefined)
    late.forget()
  }

  useEffect(() => {
    if (draftKey === undefined) return
    const stop = form.onType(draft.touch)
    addEventListener('pagehide', draft.flush)
    document.addEventListener('visibilitychange', draft.flush)
    return () => {
      stop()
      removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', draft.flush)
      draft.flush()
    }
  }, [draftKey, draft, form])

  return { scope, busy, failures, ...refusal, sent, submit, again }
}

const unrefused: Pick<FormProgress, 'formProblem' | 'strayProblems'> = {
  formProblem: undefined,
  strayProblems: [],
}

/** What the page gives, and what the draft keeps of the rest. */
function beginning({ compiled, initial, draftKey }: FormModelOptions): FormValues {
  const values = startValues(compiled, initial)
  if (draftKey === undefined) return values
  for (const [name, value] of Object.entries(readDraft(draftKey, compiled))) values[name] ||= value
  return values
}

/** How long hands rest before the draft is kept, in milliseconds. A page that is left or hidden keeps it at once. */
const REST = 1_000

/** Keeps a draft while the form is filled in: whenever the hands rest, since to store is to wait for a disk. */
function useDraft(latest: { readonly current: FormModelOptions }, form: FormStore) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(0)
  const [begun] = useState(draftsForgotten)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  return useMemo(() => {
    const keep = () => {
      stop()
      const { draftKey: key, compiled: rules } = latest.current
      if (key !== undefined && begun === draftsForgotten()) keepDraft(key, rules, form.values)
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
      drop: (key: string | undefined) => {
        stop()
        if (key !== undefined) dropDraft(key)
      },
    }
  }, [latest, form, stop, begun])
}
