import { createContext, use } from 'react'
import type { CompiledRules, FieldProblem } from '../compiler/index.ts'
import type { FormStore } from './FormStore.ts'
import type { FieldKinds } from './kinds/fieldKinds.ts'
import type { LateChecks } from './lateChecks.ts'

/** What a form gives to its fields. It stays the same while the form is filled in and sent, so that no field renders for it. */
export interface FormScope {
  /** Prefix of the ids of its controls. */
  readonly id: string
  /** What the fields hold, and what is wrong with them. */
  readonly form: FormStore
  readonly compiled: CompiledRules
  readonly late: LateChecks
  /** The view of each kind of field. */
  readonly kinds: FieldKinds
  /** Words for an error that a request of a field threw. */
  explain(error: unknown): string | undefined
  /** Says something politely to whoever listens to the page. */
  say(words: string): void
  /**
   * Checks some fields as a submit would, shows what is wrong with them and moves the focus to the first.
   * Answers whether they are right.
   */
  checkNow(names: readonly string[]): boolean
}

/** Where a form's sending stands. */
export interface FormProgress {
  readonly busy: boolean
  /** What is wrong with the whole; `true` when it failed and nobody has words for it. */
  readonly formProblem: string | true | undefined
  /** Problems of fields that this form does not show. */
  readonly strayProblems: readonly FieldProblem[]
  /** Counts refused submits; each moves the focus to the summary. */
  readonly failures: number
}

export const FormContext = createContext<FormScope | undefined>(undefined)
export const FormProgressContext = createContext<FormProgress | undefined>(undefined)

const outside = 'A part of a form stands outside of a Form. Put it inside <Form> or <RulesForm>.'

/** The form around a component. */
export function useFormScope(): FormScope {
  const scope = use(FormContext)
  if (!scope) throw new Error(outside)
  return scope
}

/** Where the form around a component stands. Whoever asks renders when that changes. */
export function useFormProgress(): FormProgress {
  const progress = use(FormProgressContext)
  if (!progress) throw new Error(outside)
  return progress
}

/** Id of a field's control: what the error summary links to. */
export function controlId(scope: Pick<FormScope, 'id'>, name: string): string {
  return `${scope.id}-${name}`
}
