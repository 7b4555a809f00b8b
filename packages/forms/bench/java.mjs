/** The same where the platform's patterns are Java's. */
export * from './core.mjs'
export { java } from '../src/compiler/index.ts'
