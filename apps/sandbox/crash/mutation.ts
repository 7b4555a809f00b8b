/**
 * A mutant: a text that occurs once in a file of the platform's sources, its replacement, and the tests that should
 * fail.
 */
export interface Mutation {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** Paths from the root of the repository. */
  readonly tests: readonly string[]
}
