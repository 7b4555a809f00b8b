import type { BrandTheme } from '../theme/context.ts'
import { propertyOf, readTokens } from './readTokens.ts'

/** What reading a brand for a part of a page returns: its theme, or the sentences that say why there is none. */
export type ReadBrandTheme = { ok: true; theme: BrandTheme } | { ok: false; problems: string[] }

const properties = (...values: Map<string, string>[]) =>
  Object.fromEntries(values.flatMap((map) => [...map].map(([path, css]) => [propertyOf(path), css])))

/** Reads a brand's `tokens.json` into the theme that `Theme` takes. Never throws. */
export function brandTheme(document: unknown): ReadBrandTheme {
  const { base, light, dark, problems } = readTokens(document)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, theme: { light: properties(base, light), dark: properties(base, dark) } }
}
