/** What a page needs to turn the platform's rules into a check. */
export { compilePattern, compileRules, normaliseValue, patterns } from '../src/compiler/index.ts'
