import type { DocumentTokens, Permutation } from './documentTokens.ts'
import type { Modifier } from './resolver.ts'

/** A permutation by its scheme and the contexts of other modifiers that are not the default. */
export interface Choice {
  scheme: 'light' | 'dark'
  /** Empty where only the scheme is chosen. */
  selection: Record<string, string>
  permutation: Permutation
}

/** The modifier that has the two schemes, whatever its name is. */
export function schemeModifierOf(modifiers: readonly Modifier[]): Modifier | undefined {
  return modifiers.find(({ contexts }) => contexts.has('light') || contexts.has('dark'))
}

/** The permutations of a document that are in one of the two schemes, the default ones first. */
export function choicesOf({ modifiers, permutations }: DocumentTokens): Choice[] {
  const scheme = schemeModifierOf(modifiers)
  const choices = permutations.flatMap((permutation): Choice[] => {
    const { selection } = permutation
    const name = scheme && selection[scheme.name]
    if (name !== 'light' && name !== 'dark') return []
    const others = modifiers.flatMap((modifier) => {
      const context = selection[modifier.name] ?? modifier.default
      return modifier === scheme || context === modifier.default ? [] : [[modifier.name, context] as const]
    })
    return [{ scheme: name, selection: Object.fromEntries(others), permutation }]
  })
  return choices.toSorted(
    (one, other) => Object.keys(one.selection).length - Object.keys(other.selection).length,
  )
}

/** The contexts besides the scheme as sentences name them: `contrast more`; empty for the default. */
export function choiceName(selection: Readonly<Record<string, string>>): string {
  return Object.entries(selection)
    .map((pair) => pair.join(' '))
    .join(', ')
}
