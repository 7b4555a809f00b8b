import type { BrandTokens } from '@baize/ui/brand'

/** A tree of `var(--bz-…)` references: the role contract. */
export interface Contract {
  readonly [name: string]: string | Contract
}

/** A role with its value in a brand. */
export interface TokenRow {
  path: string
  /** The custom property: a public name. */
  property: string
  /** Of a role that is the same in both schemes, the same twice. */
  light: string
  dark: string
}

export interface TokenSection {
  name: string
  rows: TokenRow[]
}

/** Every role of the contract with a brand's values, by the first two words of its path. */
export function tokenSections(contract: Contract, brand: BrandTokens): TokenSection[] {
  const sections = new Map<string, TokenRow[]>()
  for (const [path, reference] of leaves(contract)) {
    const words = path.split('.')
    const name = words.slice(0, words.length > 2 ? 2 : 1).join('.')
    const one = brand.base.get(path) ?? ''
    const row = {
      path,
      property: /--[\w-]+/.exec(reference)?.[0] ?? reference,
      light: brand.light.get(path) ?? one,
      dark: brand.dark.get(path) ?? one,
    }
    sections.set(name, [...(sections.get(name) ?? []), row])
  }
  return [...sections].map(([name, rows]) => ({ name, rows }))
}

function leaves(tree: Contract, before: readonly string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, child]): [string, string][] =>
    typeof child === 'string' ? [[[...before, key].join('.'), child]] : leaves(child, [...before, key]),
  )
}
