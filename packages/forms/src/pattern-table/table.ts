// As text: the examples hold lone surrogates, which a bundler's own JSON reader refuses.
import text from './patterns.json?raw'

/** The specification's page of the 24 patterns, with examples that must pass and fail. For tests and stories. */
export interface PatternTable {
  readonly patterns: readonly {
    readonly id: number
    readonly key: string
    readonly status: 'named' | 'reading' | 'proposed'
    readonly name: string
    readonly regex: string
    readonly accept: readonly string[]
    readonly reject: readonly string[]
    readonly notes: string
  }[]
  readonly lengthCases: readonly { readonly text: string; readonly codePointsNFC: number }[]
}

export const table: PatternTable = JSON.parse(text)
