export { type CompiledRules, type CompileOptions, compileFields, compileRules } from './compile.ts'
export {
  type CompiledPattern,
  compilePattern,
  type Dialect,
  type Matching,
  type PatternOptions,
  type RefusalReason,
} from './engine/index.ts'
export { java } from './engine/java.ts'
export {
  type Condition,
  type CustomFieldKinds,
  type FieldDescription,
  type FieldKind,
  type FieldLimits,
  type KindRules,
  knownFields,
} from './fields.ts'
export { holds, looksAt } from './holds.ts'
export { entryOf, fieldAt, filledFields, isChecked } from './lists.ts'
export { type Pattern, patterns } from './patterns.ts'
export type { FieldProblem, ProblemCode, RuleReport } from './problems.ts'
export type { FieldRule, RegisterRule, RegisterRules } from './rules.ts'
export { codePointLength, MAX_EMAIL, MAX_LENGTH, normaliseValue, usernameFromMobile } from './text.ts'
