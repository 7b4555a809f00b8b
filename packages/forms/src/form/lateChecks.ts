import { get } from 'react-hook-form'
import { type FieldProblem, isChecked } from '../compiler/index.ts'
import type { FormValues, SentValues } from './values.ts'

/** What a field knows beyond the rules: a response of the platform, images on their way, a proof of the device. */
export interface LateCheck {
  /** Resolves when the field knows all that a submit needs; rejects never. */
  settle?(): Promise<void>
  /** What is wrong with the values by that. */
  problem?(values: FormValues): FieldProblem | undefined
  /** Whether the rules' problem with this field does not count. */
  excused?(values: FormValues): boolean
  /** What is sent with the form beside its fields. */
  adds?(): SentValues
  /** The platform refused the form. */
  refused?(): void
}

/** Maximum wait of a submit for what fields are waiting for; then the platform decides. */
const PATIENCE = 10_000

/** The late checks of a form's fields, by the field's name. */
export class LateChecks {
  readonly #checks = new Map<string, LateCheck>()
  readonly #found = new Map<string, { readonly problem: FieldProblem; readonly value: unknown }>()

  /** Keeps what the platform found wrong with a field, for as long as it has that value and is not sent again. */
  keep(problem: FieldProblem, value: unknown): void {
    this.#found.set(problem.field, { problem, value })
  }

  /** Forgets what the platform found: it is asked again. */
  forget(): void {
    this.#found.clear()
  }

  /** Adds a field's check; returns a function that removes it. */
  add(name: string, check: LateCheck): () => void {
    this.#checks.set(name, check)
    return () => {
      if (this.#checks.get(name) === check) this.#checks.delete(name)
    }
  }

  /** Resolves when every field knows what a submit needs, or has taken too long; undefined when there is nothing to wait for. */
  settle(): Promise<void> | undefined {
    const waiting = [...this.#checks.values()].flatMap((check) => check.settle?.() ?? [])
    return waiting.length > 0 ? this.#wait(waiting) : undefined
  }

  async #wait(waiting: readonly Promise<void>[]): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((done) => {
      timer = setTimeout(done, PATIENCE)
    })
    await Promise.race([Promise.all(waiting), enough])
    clearTimeout(timer)
  }

  /** The rules' problems with those that count no more left out; the platform's and those of the late checks put in. */
  apply(found: readonly FieldProblem[], values: FormValues, names?: readonly string[]): FieldProblem[] {
    if (this.#checks.size + this.#found.size === 0) return [...found]
    const kept = found.filter(({ field }) => !this.#checks.get(field)?.excused?.(values))
    for (const [name, { problem, value }] of this.#found) {
      if (get(values, name) === value && !kept.some(({ field }) => field === name)) kept.push(problem)
    }
    for (const [name, check] of this.#checks) {
      if (!isChecked(name, names)) continue
      const problem = check.problem?.(values)
      if (problem && !kept.some(({ field }) => field === name)) kept.push(problem)
    }
    return kept
  }

  adds(): SentValues {
    return Object.assign({}, ...[...this.#checks.values()].map((check) => check.adds?.()))
  }

  refused(): void {
    for (const check of this.#checks.values()) check.refused?.()
  }
}
