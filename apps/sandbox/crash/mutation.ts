/** A wrong: a text that stands once in a file of the platform's sources, what is put in its place, and who should notice. */
export interface Mutation {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** Paths from the root of the repository. */
  readonly tests: readonly string[]
}
