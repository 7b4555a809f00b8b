import { propertyName } from '../tokens/roles.ts'
import { readTokens } from './readTokens.ts'

/** What compiling a brand gives: CSS, or the sentences that say why there is none. */
export type CompiledBrand = { ok: true; css: string } | { ok: false; problems: string[] }

function declarations(values: Map<string, string>): string {
  return [...values].map(([path, css]) => `${propertyName(path.split('.'))}:${css}`).join(';')
}

/**
 * Compiles a brand's `tokens.json` into CSS custom properties for both schemes. The scheme is the one
 * attribute `data-scheme` on `<html>`; where it is absent the system's preference holds. Never throws.
 */
export function compileBrand(document: unknown): CompiledBrand {
  const { base, light, dark, problems } = readTokens(document)
  if (problems.length > 0) return { ok: false, problems }
  const night = `color-scheme:dark;${declarations(dark)}`
  return {
    ok: true,
    css: [
      `:root{${declarations(base)}}`,
      `:root,[data-scheme=light]{color-scheme:light;${declarations(light)}}`,
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme]){${night}}}`,
      `@media screen{[data-scheme=dark]{${night}}}`,
    ].join('\n'),
  }
}
