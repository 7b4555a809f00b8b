import { compilePattern, type Matching } from './engine/index.ts'
import { patterns } from './patterns.ts'
import type { RuleReport } from './problems.ts'
import type { FieldRule } from './rules.ts'

/** Test of a normalised value; nothing when anything is accepted. */
export type AcceptedTest = ((value: string) => boolean) | undefined

/** Notes what became of a part of a rule; without `effect` it was disabled. */
export type Note = (part: RuleReport['part'], reason: string, effect?: RuleReport['effect']) => void

const tableTests = new Map<number, AcceptedTest>()

/** The table's own test of one of the 24 patterns; nothing for an id that is not in the table. */
export function patternTest(id: number): AcceptedTest {
  const pattern = patterns[id - 1]
  if (!pattern) return undefined
  if (!tableTests.has(id)) {
    const compiled = compilePattern(pattern.source)
    tableTests.set(id, compiled.usable ? compiled.test : undefined)
  }
  return tableTests.get(id)
}

/** Makes the test that a rule's `acceptedPattern` (or else its `patternId`) asks for, and notes what cannot be used. */
export function acceptedTest(rule: FieldRule, matching: Matching | undefined, note: Note): AcceptedTest {
  const { acceptedPattern: source, patternId } = rule
  const named = typeof patternId === 'number' ? patterns[patternId - 1] : undefined
  if (patternId !== null && patternId !== undefined && !named) note('patternId', 'unknownPattern')
  if (source === '*') return undefined
  if (source === null || source === undefined || source === '') return named && patternTest(named.id)
  if (typeof source !== 'string') {
    note('pattern', 'syntax')
    return undefined
  }
  const known = patterns.find((pattern) => pattern.source === source)
  if (known) return patternTest(known.id)
  const compiled = compilePattern(source, matching)
  if (!compiled.usable) {
    note('pattern', compiled.reason)
    return undefined
  }
  for (const spelling of compiled.translated) note('pattern', spelling, 'translated')
  return compiled.test
}
