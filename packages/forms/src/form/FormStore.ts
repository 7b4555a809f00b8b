import { type CompiledRules, type FieldProblem, looksAt } from '../compiler/index.ts'
import type { LateChecks } from './lateChecks.ts'
import type { FormValues } from './values.ts'

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Value = FormValues[string] | undefined

/** What ties an input of the page to the form. */
export interface InputTies {
  readonly name: string
  ref(input: Input | null): void
  onChange(event: { readonly target: EventTarget }): void
}

/**
 * What a form holds, and what is wrong with it: values by name, problems by name, and who wants to be told of a change.
 * Inputs of the page keep their own text and are read and written here, so that a key renders nothing.
 */
export class FormStore {
  /** What the fields hold now. Written by this class alone. */
  readonly values: FormValues = {}
  /** Whether the form has been sent before: only then is a new problem shown while a person types. */
  #attempted = false
  readonly #compiled: () => CompiledRules
  readonly #late: LateChecks
  #problems: ReadonlyMap<string, FieldProblem> = new Map()
  #known: CompiledRules['fields'] | undefined
  readonly #dependent = new Map<string, readonly string[]>()
  readonly #repeats = new Set<string>()
  /** Who is told of a field, by its name, and who of all. */
  readonly #listeners = new Map<string | undefined, Set<() => void>>()
  /** Fields whose value or problem nobody has been told of yet. */
  readonly #changed = new Set<string>()
  readonly #inputs = new Map<string, Set<Input>>()
  readonly #ties = new Map<string, InputTies>()
  readonly #targets = new Map<string, { focus(): void }>()
  #typed: (() => void) | undefined

  constructor(values: FormValues, compiled: () => CompiledRules, late: LateChecks) {
    Object.assign(this.values, values)
    this.#compiled = compiled
    this.#late = late
  }

  /** Calls back after every change of a value or a problem: of one field, or of any. Answers how to stop it. */
  subscribe(changed: () => void, name?: string): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(changed))
    return () => listeners.delete(changed)
  }

  /** Sets what is called when a person has written or chosen something. Returns a function that stops it. */
  onType(typed: () => void): () => void {
    this.#typed = typed
    return () => {
      this.#typed = undefined
    }
  }

  /** The form is being sent. */
  attempt(): void {
    this.#attempted = true
  }

  /** Problems by the name of their field; another map after each change. */
  readonly problems = (): ReadonlyMap<string, FieldProblem> => this.#problems

  /** What a person has written or chosen: a shown problem is put right or taken away at once. */
  type(name: string, value: Value): void {
    this.#keep(name, value)
    this.recheck([name])
    this.#typed?.()
  }

  /** Fills in values: inputs of the page follow. */
  put(values: FormValues): void {
    for (const [name, value] of Object.entries(values)) {
      this.#keep(name, value)
      for (const input of this.#inputsOf(name)) write(input, value)
    }
    this.recheck(Object.keys(values))
  }

  /** Begins anew with these values. */
  begin(values: FormValues): void {
    this.#show([], [...this.#problems.keys()])
    this.#attempted = false
    this.put(values)
  }

  /**
   * Checks fields that have changed, and those that look at them. A shown problem is put right or taken away, but a new
   * one waits for the next submit; only a repeated value that has come apart since the last one does not.
   */
  recheck(changed: readonly string[]): void {
    // Nothing could be shown: a key costs no check, and no pattern is compiled for it.
    if (this.#attempted || this.#problems.size > 0) this.#look(changed)
    this.#tell()
  }

  #look(changed: readonly string[]): void {
    const failing = (name: string) => this.#problems.has(name)
    // Of a field that is right nothing could be shown but that a repeated value has come apart.
    const names = this.#withDependent(changed).filter((name) => failing(name) || this.#repeats.has(name))
    if (names.length === 0) return
    const shown = this.#check(names).filter(
      ({ field, code }) => failing(field) || (code === 'mismatch' && this.#attempted),
    )
    this.#show(shown, names)
  }

  /** These fields and those whose rules look at them. */
  #withDependent(changed: readonly string[]): readonly string[] {
    const { fields } = this.#compiled()
    if (fields !== this.#known) {
      this.#known = fields
      this.#dependent.clear()
      this.#repeats.clear()
      for (const field of fields) {
        if (field.equals !== undefined) this.#repeats.add(field.name)
        for (const other of looksAt(field))
          this.#dependent.set(other, [...(this.#dependent.get(other) ?? []), field.name])
      }
    }
    return changed.flatMap((name) => [name, ...(this.#dependent.get(name) ?? [])])
  }

  /** Checks these fields, or all, as a submit does, and shows what is wrong. Answers it, in the order of the form. */
  check(names?: readonly string[]): readonly FieldProblem[] {
    const found = this.#check(names)
    this.#show(found, names ?? [...this.#problems.keys()])
    this.#tell()
    return found
  }

  /** Shows problems beside those that are shown. */
  show(problems: readonly FieldProblem[]): void {
    this.#show(problems, [])
    this.#tell()
  }

  /** Takes the problems of fields away. */
  clear(names: readonly string[]): void {
    this.#show([], names)
    this.#tell()
  }

  /** Puts the focus into a field, once what was pressed has had its own way with it. */
  focus(name: string): void {
    setTimeout(() => (this.#inputsOf(name)[0] ?? this.#targets.get(name))?.focus())
  }

  /** What focuses a field that is not an input of the page. */
  target(name: string, target: { focus(): void } | null): void {
    if (target) this.#targets.set(name, target)
  }

  /** The same ties for the same name, always. */
  ties(name: string): InputTies {
    const known = this.#ties.get(name)
    if (known) return known
    const ties: InputTies = {
      name,
      ref: (input) => {
        const inputs = this.#inputs.get(name)
        if (!input || inputs?.has(input)) return
        const value = this.values[name]
        // A field that has come later than the form holds what it shows.
        if (value === undefined) this.#keep(name, read(input))
        else write(input, value)
        this.#inputs.set(name, new Set(inputs).add(input))
      },
      onChange: ({ target }) => this.type(name, read(target as Input)),
    }
    this.#ties.set(name, ties)
    return ties
  }

  #inputsOf(name: string): Input[] {
    return [...(this.#inputs.get(name) ?? [])].filter(({ isConnected }) => isConnected)
  }

  #keep(name: string, value: Value): void {
    this.values[name] = value ?? ''
    this.#changed.add(name)
  }

  #check(names?: readonly string[]): FieldProblem[] {
    const found = this.#late.apply(this.#compiled().check(this.values, names), this.values, names)
    return names ? found.filter(({ field }) => names.includes(field)) : found
  }

  /** Puts these problems in the place of those of `names`. One that stays as it was stays the same object. */
  #show(problems: readonly FieldProblem[], names: readonly string[]): void {
    const before = this.#problems
    const found = new Map<string, FieldProblem | undefined>(names.map((name) => [name, undefined]))
    for (const problem of problems) found.set(problem.field, problem)
    let after: Map<string, FieldProblem> | undefined
    for (const [name, problem] of found) {
      if (JSON.stringify(problem) === JSON.stringify(before.get(name))) continue
      after ??= new Map(before)
      this.#changed.add(name)
      if (problem) after.set(name, problem)
      else after.delete(name)
    }
    this.#problems = after ?? before
  }

  #tell(): void {
    const names = [...this.#changed, undefined]
    this.#changed.clear()
    for (const name of names) for (const changed of this.#listeners.get(name) ?? []) changed()
  }
}

function isBox(input: Input): input is HTMLInputElement {
  return input.type === 'checkbox' || input.type === 'radio'
}

function read(input: Input): string | boolean {
  if (input.type === 'checkbox') return (input as HTMLInputElement).checked
  return input.type === 'radio' && !(input as HTMLInputElement).checked ? '' : input.value
}

function write(input: Input, value: Value): void {
  if (isBox(input)) input.checked = input.type === 'radio' ? input.value === value : value === true
  else input.value = typeof value === 'string' ? value : ''
}
