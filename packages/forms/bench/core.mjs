/** What a page needs to turn the platform's rules into a check. */
export {
  codePointLength,
  compilePattern,
  compileRules,
  holds,
  normaliseValue,
  patterns,
} from '../src/compiler/index.ts'
