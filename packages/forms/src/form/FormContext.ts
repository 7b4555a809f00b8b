import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CompiledRules, FieldProblem } from '../compiler/index.ts'
import type { FieldKinds } from './kinds/fieldKinds.ts'
import type { LateChecks } from './lateChecks.ts'
import type { Recheck } from './recheck.ts'
import type { FormValues, SentValues } from './values.ts'

/** What a form provides to its fields. It stays the same while the form is filled in and sent, so that no field renders for it. */
export interface FormScope {
  /** Prefix of the ids of its controls. */
  readonly id: string
  /** The form of react-hook-form. Its `formState` is not read here: it would be that of an old render. */
  readonly form: Omit<UseFormReturn<FormValues, unknown, SentValues>, 'formState'>
  readonly compiled: CompiledRules
  readonly late: LateChecks
  readonly recheck: Recheck
  /** The view of each kind of field. */
  readonly kinds: FieldKinds
  /** The text of an error that a request of a field threw. */
  explain(error: unknown): string | undefined
  /** Announces a text politely to screen readers. */
  say(words: string): void
  /**
   * Checks some fields as a submit would, shows what is wrong with them and moves the focus to the first.
   * Returns whether they are valid.
   */
  checkNow(names: readonly string[]): Promise<boolean>
  /** Keeps the draft after a button changed the form for the user; typing is observed by itself. */
  edited(): void
  /** Shows problems that were found elsewhere beside those that are shown. */
  show(problems: readonly FieldProblem[]): void
}

/** The state of a form's submission. */
export interface FormProgress {
  readonly busy: boolean
  /** What is wrong with the whole; `true` when it failed without a message. */
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

/** The state of the form around a component. Subscribers render when that changes. */
export function useFormProgress(): FormProgress {
  const progress = use(FormProgressContext)
  if (!progress) throw new Error(outside)
  return progress
}

/** Id of a field's control: what the error summary links to. */
export function controlId(scope: Pick<FormScope, 'id'>, name: string): string {
  return `${scope.id}-${name}`
}
