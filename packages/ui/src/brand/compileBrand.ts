import { propertyOf, readTokens, type Variant } from './readTokens.ts'

/** The result of compiling a brand: CSS, or the sentences that say why there is none. */
export type CompiledBrand = { ok: true; css: string } | { ok: false; problems: string[] }

function declarations(values: ReadonlyMap<string, string>): string {
  return [...values].map(([path, css]) => `${propertyOf(path)}:${css}`).join(';')
}

/**
 * Compiles a brand's `tokens.json` into CSS custom properties for both schemes. The scheme is the one
 * attribute `data-scheme` on `<html>`; where it is absent the system's preference applies. Another modifier's context
 * is an attribute beside it: `data-brand-contrast="more"`. Never throws.
 */
export function compileBrand(document: unknown): CompiledBrand {
  const { base, light, dark, variants, problems } = readTokens(document)
  if (problems.length > 0) return { ok: false, problems }
  const night = `color-scheme:dark;${declarations(dark)}`
  return {
    ok: true,
    css: [
      `:root{${declarations(base)}}`,
      `:root,[data-scheme=light]{color-scheme:light;${declarations(light)}}`,
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme]){${night}}}`,
      `@media screen{[data-scheme=dark]{${night}}}`,
      ...variants
        .toSorted((one, other) => Object.keys(one.selection).length - Object.keys(other.selection).length)
        .flatMap(variantRules),
    ].join('\n'),
  }
}

/** The attribute on `<html>` that chooses a modifier's context. */
const attributeOf = (modifier: string) =>
  `data-brand-${modifier.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')}`

/** Both schemes of a variant give the same properties, so that neither's values reach into the other. */
function variantRules({ selection, light, dark }: Variant): string[] {
  if (light.size === 0 && dark.size === 0) return []
  const chosen = Object.entries(selection)
    .map(([modifier, context]) => `[${attributeOf(modifier)}=${context}]`)
    .join('')
  const night = declarations(dark)
  return [
    `:root${chosen},${chosen} [data-scheme=light]{${declarations(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root${chosen}:not([data-scheme]){${night}}}`,
    `@media screen{:root${chosen}[data-scheme=dark],${chosen} [data-scheme=dark]{${night}}}`,
  ]
}
