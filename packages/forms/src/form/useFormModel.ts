import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CompiledRules, FieldProblem } from '../compiler/index.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { asError, resolver } from './resolver.ts'
import { type FormValues, refusalOf, type SubmitRefusal, startValues, wireValues } from './values.ts'

export interface FormModelOptions {
  compiled: CompiledRules
  /** Values to start with. */
  initial?: FormValues | undefined
  /** Keeps the half-filled form over a reload under this name. */
  draftKey?: string | undefined
  /** Sends the values. Answers nothing when they were accepted; answers or throws why not. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that answers nothing is the common, good case.
  onSubmit: (values: FormValues) => Promise<SubmitRefusal | void> | SubmitRefusal | void
  /** Words for an error that `onSubmit` threw and that names no field. */
  explain?: ((error: unknown) => string | undefined) | undefined
}

/** What a form and its fields share. */
export interface FormModel {
  readonly form: UseFormReturn<FormValues>
  readonly compiled: CompiledRules
  readonly busy: boolean
  /** What is wrong with the whole; `true` when it failed and nobody has words for it. */
  readonly formProblem: string | true | undefined
  /** Problems of fields that this form does not show. */
  readonly strayProblems: readonly FieldProblem[]
  /** Counts refused submits; each moves the focus to the summary. */
  readonly failures: number
  submit(event: FormEvent<HTMLFormElement>): void
  /** To be called when something was typed: keeps the draft, a little later. */
  touch(): void
}

/** Joins compiled rules to react-hook-form, with the behaviour that every form of the product has. */
export function useFormModel(options: FormModelOptions): FormModel {
  const latest = useRef(options)
  latest.current = options
  const { compiled, draftKey } = options
  const checking = useRef(false)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [refusal, setRefusal] = useState<Pick<FormModel, 'formProblem' | 'strayProblems'>>(accepted)

  const form: UseFormReturn<FormValues> = useForm<FormValues>({
    defaultValues: startValues(compiled, options.initial),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: (values, context, asked) =>
      resolver(
        () => latest.current.compiled,
        () => !checking.current,
        (name) => form.getFieldState(name).invalid,
      )(values, context, asked),
  })
  const { getValues, setValue, setError, handleSubmit } = form

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { draftKey: key, compiled: rules } = latest.current
    if (key !== undefined) keepDraft(key, rules, getValues())
  }, [getValues])
  const touch = useCallback(() => {
    timer.current ??= setTimeout(keep, 300)
  }, [keep])

  useEffect(() => {
    if (draftKey === undefined) return
    for (const [name, value] of Object.entries(readDraft(draftKey, latest.current.compiled))) {
      if (!getValues(name)) setValue(name, value)
    }
    const flush = () => timer.current !== undefined && keep()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [draftKey, getValues, setValue, keep])

  async function send(): Promise<boolean> {
    const { compiled: rules, onSubmit, explain, draftKey: key } = latest.current
    let answer: SubmitRefusal | undefined
    let failed = false
    try {
      answer = (await onSubmit(wireValues(rules, getValues()))) ?? undefined
    } catch (error) {
      failed = true
      answer = refusalOf(error)
      const words = answer.problems?.length ? undefined : explain?.(error)
      if (words !== undefined) answer = { ...answer, formProblem: words }
    }
    const problems = answer?.problems ?? []
    if (!failed && problems.length === 0 && answer?.formProblem === undefined) {
      clearTimeout(timer.current)
      timer.current = undefined
      if (key !== undefined) dropDraft(key)
      return true
    }
    const shown = new Set(rules.fields.map(({ name }) => name))
    for (const problem of problems) if (shown.has(problem.field)) setError(problem.field, asError(problem))
    setRefusal({
      strayProblems: problems.filter(({ field }) => !shown.has(field)),
      formProblem: answer?.formProblem ?? (problems.length === 0 ? true : undefined),
    })
    return false
  }

  async function run(element: HTMLFormElement): Promise<void> {
    let done = false
    setRefusal(accepted)
    readFilled(element, latest.current.compiled, form)
    checking.current = true
    try {
      await handleSubmit(async () => {
        checking.current = false
        setBusy(true)
        done = await send()
      })()
    } finally {
      checking.current = false
      sending.current = false
      setBusy(false)
      if (!done) setFailures((count) => count + 1)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside a dialog inside a form: React bubbles through portals.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    void run(event.currentTarget)
  }

  return { form, compiled, busy, failures, ...refusal, submit, touch }
}

const accepted: Pick<FormModel, 'formProblem' | 'strayProblems'> = {
  formProblem: undefined,
  strayProblems: [],
}

/** Takes over what a browser or a password manager filled in without telling anybody. */
function readFilled(
  element: HTMLFormElement,
  { fields }: CompiledRules,
  { getValues, setValue }: UseFormReturn<FormValues>,
): void {
  for (const { name, kind } of fields) {
    const control = element.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    const value = kind === 'checkbox' && control instanceof HTMLInputElement ? control.checked : control.value
    if (value !== getValues(name)) setValue(name, value)
  }
}
