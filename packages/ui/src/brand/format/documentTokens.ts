import { isGroup } from './json.ts'
import { type ResolvedToken, resolveTree } from './resolve.ts'
import { type Modifier, permutationsOf, readResolver, sourcesFor } from './resolver.ts'
import { mergeSources, Tree } from './tree.ts'

/** The tokens that result from one choice of contexts. */
export interface Permutation {
  /** The context of each modifier. */
  selection: Record<string, string>
  tokens: Map<string, ResolvedToken>
}

/** A resolver document, resolved. */
export interface DocumentTokens {
  modifiers: Modifier[]
  /** The default first. */
  permutations: Permutation[]
  /** What is wrong with the document itself, each with the place in its file. */
  problems: string[]
}

/** More choices than any brand has. */
const maxPermutations = 64

/** Resolves every choice of contexts of a resolver document. Never throws. */
export function readDocument(document: unknown): DocumentTokens {
  const doc = isGroup(document) ? document : {}
  const found: string[] = []
  const resolver = readResolver(doc, found)
  const problems = new Set(found)
  const count = resolver.modifiers.reduce((product, { contexts }) => product * contexts.size, 1)
  if (count > maxPermutations)
    problems.add(`The modifiers have ${count} combinations of contexts; at most ${maxPermutations} are read.`)
  const permutations = permutationsOf(
    count > maxPermutations ? resolver.modifiers.slice(0, 1) : resolver.modifiers,
  ).map((selection) => {
    const tree = new Tree(mergeSources(sourcesFor(resolver, selection), problems), doc, problems)
    return { selection, tokens: resolveTree(tree) }
  })
  return { modifiers: resolver.modifiers, permutations, problems: [...problems] }
}
