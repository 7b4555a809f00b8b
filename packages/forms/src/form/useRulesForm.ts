import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import {
  type CompiledRules,
  type CompileOptions,
  compileRules,
  java,
  type RegisterRules,
} from '../compiler/index.ts'
import { readDraft } from './draft.ts'
import { LateChecks } from './lateChecks.ts'
import { type Recheck, rechecker } from './recheck.ts'
import { isCompiled, rulesResolver } from './rulesResolver.ts'
import { type FormValues, type SentValues, startValues } from './values.ts'

export interface RulesFormOptions
  extends CompileOptions,
    Omit<UseFormProps<FormValues, unknown, SentValues>, 'resolver' | 'defaultValues'> {
  /** Values to start with. What a draft keeps wins over them. */
  readonly defaultValues?: FormValues | undefined
  /** Keeps the half-filled form over a reload under this name. */
  readonly draftKey?: string | undefined
}

const nothing: readonly string[] = []

/** A form of react-hook-form over rules: all that `useForm` returns, and what `<Form>` and `<RulesForm>` need beside it. */
export interface RulesFormReturn extends UseFormReturn<FormValues, unknown, SentValues> {
  readonly compiled: CompiledRules
  readonly draftKey: string | undefined
  /** What the form starts with where there is no draft. */
  readonly untouched: FormValues
  /** Problems beyond the rules: responses of the platform, images on their way. */
  readonly late: LateChecks
  /** Checks fields whose rules have changed, where a problem of theirs is shown. */
  readonly recheck: Recheck
}

/**
 * A form over rules: the platform's register settings, or what `compileRules` and `compileFields` made of rules, kept
 * from render to render.
 *
 * With neither `mode` nor `reValidateMode` it behaves as GOV.UK's forms do: nothing is wrong before the form is sent;
 * then a shown error is corrected or removed while the user types, and a new one waits for the next submit.
 */
export function useRulesForm(
  rules: RegisterRules | CompiledRules,
  {
    draftKey,
    defaultValues,
    terms = false,
    omit = nothing,
    matching = 'whole',
    dialect = java,
    kinds,
    ...options
  }: RulesFormOptions = {},
): RulesFormReturn {
  const omitted = omit.join(' ')
  const compiled = useMemo(
    () =>
      isCompiled(rules)
        ? rules
        : compileRules(rules, { terms, omit: omitted.split(' '), matching, dialect, kinds }),
    [rules, terms, omitted, matching, dialect, kinds],
  )
  const [late] = useState(() => new LateChecks())
  const [untouched] = useState(() => startValues(compiled, defaultValues))
  const [beginning] = useState(() =>
    draftKey === undefined ? untouched : { ...untouched, ...readDraft(draftKey, compiled) },
  )
  const resolver = useMemo(() => rulesResolver(compiled, { late }), [compiled, late])
  const isGovUk = options.mode === undefined && options.reValidateMode === undefined
  const form = useForm<FormValues, unknown, SentValues>({
    // `recheck` does it.
    ...(isGovUk ? { reValidateMode: 'onSubmit' } : {}),
    shouldFocusError: false,
    ...options,
    // A field stays tied to its input when the form begins anew.
    resetOptions: { keepFieldsRef: true, ...options.resetOptions },
    defaultValues: beginning,
    resolver,
  })
  const { control, register, unregister, subscribe } = form
  // A submit checks all fields, also those that are not on the page yet.
  useMemo(() => {
    // A list's entries are registered by its field array.
    for (const { name, kind } of compiled.fields) if (kind !== 'list') register(name)
  }, [compiled, register])
  const before = useRef(compiled)
  useEffect(() => {
    const names = new Set(compiled.fields.map(({ name }) => name))
    const gone = before.current.fields.flatMap(({ name }) => (names.has(name) ? [] : name))
    before.current = compiled
    // Its text returns when the rules require it again.
    if (gone.length > 0) unregister(gone, { keepValue: true, keepDefaultValue: true })
  }, [compiled, unregister])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the methods of one control stay the same.
  const recheck = useMemo(() => rechecker(form, compiled, late), [control, compiled, late])

  useEffect(() => {
    if (!isGovUk) return
    return subscribe({
      formState: { values: true },
      callback: ({ name, isSubmitted }) => recheck(name === undefined ? undefined : [name], isSubmitted),
    })
  }, [isGovUk, subscribe, recheck])

  return { ...form, compiled, draftKey, untouched, late, recheck }
}
