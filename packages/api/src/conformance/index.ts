export { fixtures } from './fixtures.ts'
export { hostileAmounts, mutants, randomFrom } from './mutate.ts'
export {
  type ConformanceOptions,
  closingCalls,
  type Result,
  reportOf,
  runConformance,
  unseenCalls,
} from './run.ts'
export type { Account, Party } from './target.ts'
