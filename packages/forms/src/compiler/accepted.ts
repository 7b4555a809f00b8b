import { compilePattern, type PatternOptions, type Reached } from './engine/index.ts'
import type { FieldDescription } from './fields.ts'
import { patterns } from './patterns.ts'
import type { RuleReport } from './problems.ts'
import type { FieldRule } from './rules.ts'
import { plainIn } from './text.ts'

/** Reads a value: whether it is accepted, and whether it is already as the policy would leave it. */
export interface Reader {
  read: (value: string) => Reached
}

/** Notes what became of a part of a rule; without `effect` it was disabled. */
export type Note = (part: RuleReport['part'], reason: string, effect?: RuleReport['effect']) => void

const ANYTHING = '[^]*'

/** Makes what a rule's `acceptedPattern` (or else its `patternId`) requires, and notes what cannot be used. */
export function accepted(
  field: FieldDescription,
  { acceptedPattern, patternId }: FieldRule,
  options: PatternOptions,
  note: Note,
): Reader['read'] {
  if ((patternId ?? undefined) !== field.patternId) note('patternId', 'unknownPattern')
  const asked = acceptedPattern || patterns[(field.patternId ?? 0) - 1]?.source || '*'
  const compiled = compilePattern(asked === '*' ? ANYTHING : asked, { ...options, isPlain: plainIn(field) })
  if (!compiled.usable) {
    note('pattern', compiled.reason)
    return () => ({ matches: true, plain: false })
  }
  for (const spelling of compiled.translated) note('pattern', spelling, 'translated')
  return compiled.read
}
