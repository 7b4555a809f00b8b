/** The same where the platform's patterns are Java's. */
export { compilePattern, compileRules, java, normaliseValue, patterns } from '../src/compiler/index.ts'
