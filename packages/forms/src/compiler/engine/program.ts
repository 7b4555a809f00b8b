/** One state of a Thompson automaton. `test` is there for states that consume a character. */
export interface State {
  readonly op: 'char' | 'split' | 'start' | 'end' | 'match'
  readonly test?: CharTest
  a: number
  b: number
}

/** A test of one code point. */
export type CharTest = (codePoint: number) => boolean

/** Builds the states of one part of a pattern, given the state that follows it; answers its entry. */
export type Build = (next: number) => number

/** An automaton with its entry. */
export interface Program {
  readonly states: readonly State[]
  readonly entry: number
}

/** Why a pattern cannot be used. */
export type RefusalReason =
  | 'syntax'
  | 'tooLong'
  | 'tooLarge'
  | 'backReference'
  | 'lookBehind'
  | 'lookAhead'
  | 'wordBoundary'
  | 'possessive'
  | 'unsupported'

/** Thrown inside the engine only; `compilePattern` turns it into a value. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Leaves the engine with a reason. */
export function refuse(reason: RefusalReason): never {
  throw new Refusal(reason)
}

const MAX_STATES = 1000
const MAX_EFFORT = 4000

/** Collects states and keeps the size of an automaton bounded, whatever the repeats in it multiply to. */
export class Assembly {
  readonly states: State[] = []
  private effort = 0

  add(op: State['op'], a: number, b = -1, test?: CharTest): number {
    if (this.states.length >= MAX_STATES) refuse('tooLarge')
    return this.states.push(test ? { op, a, b, test } : { op, a, b }) - 1
  }

  /** `body` between `min` and `max` times; the copies share their character tests. */
  repeat(body: Build, min: number, max: number): Build {
    return (next) => {
      let entry = next
      if (max === Number.POSITIVE_INFINITY) {
        entry = this.add('split', -1, next)
        const loop = this.states[entry] as State
        loop.a = this.spend(body)(entry)
      } else {
        for (let count = min; count < max; count++) entry = this.add('split', this.spend(body)(entry), next)
      }
      for (let count = 0; count < min; count++) entry = this.spend(body)(entry)
      return entry
    }
  }

  finish(body: Build, toTheEnd: boolean): Program {
    const match = this.add('match', -1)
    return { states: this.states, entry: body(toTheEnd ? this.add('end', match) : match) }
  }

  private spend(body: Build): Build {
    if (++this.effort > MAX_EFFORT) refuse('tooLarge')
    return body
  }
}
