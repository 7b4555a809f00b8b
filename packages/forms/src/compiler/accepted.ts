import { type CompiledPattern, compilePattern, type Matching, type Reached } from './engine/index.ts'
import { patterns } from './patterns.ts'
import type { RuleReport } from './problems.ts'
import type { FieldRule } from './rules.ts'
import { plainness } from './text.ts'

/** Reads a value: whether it is accepted, and how plain its characters are (`plainness`). */
export type Accepted = (value: string) => Reached

/** Notes what became of a part of a rule; without `effect` it was disabled. */
export type Note = (part: RuleReport['part'], reason: string, effect?: RuleReport['effect']) => void

const made = new Map<string, Accepted>()

/** A pattern of our own, made once. */
function own(source: string): Accepted {
  let read = made.get(source)
  if (!read) {
    const compiled = compilePattern(source, 'whole', plainness)
    if (!compiled.usable) throw new Error(`${source}: ${compiled.reason}`)
    read = compiled.read
    made.set(source, read)
  }
  return read
}

/** Makes what a rule's `acceptedPattern` (or else its `patternId`) asks for, and notes what cannot be used. */
export function accepted(rule: FieldRule, matching: Matching | undefined, note: Note): Accepted {
  const { acceptedPattern: source, patternId } = rule
  const named = typeof patternId === 'number' ? patterns[patternId - 1] : undefined
  if (patternId !== null && patternId !== undefined && !named) note('patternId', 'unknownPattern')
  const anything = '[^]*'
  if (source === '*') return own(anything)
  if (source === null || source === undefined || source === '') return own(named?.source ?? anything)
  if (patterns.some((pattern) => pattern.source === source)) return own(source)
  const compiled: CompiledPattern =
    typeof source === 'string'
      ? compilePattern(source, matching, plainness)
      : { usable: false, reason: 'syntax' }
  if (!compiled.usable) {
    note('pattern', compiled.reason)
    return own(anything)
  }
  for (const spelling of compiled.translated) note('pattern', spelling, 'translated')
  return compiled.read
}
