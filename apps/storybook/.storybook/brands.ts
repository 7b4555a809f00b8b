import { compileBrand } from '@baize/ui/brand'

const files = import.meta.glob<unknown>('../../../brands/*/tokens.json', { eager: true, import: 'default' })

const tokensOf = new Map(
  Object.entries(files).map(([path, tokens]) => [path.split('/').at(-2) ?? path, tokens]),
)

/** The names of the folders under `brands`. */
export const brands: readonly string[] = [...tokensOf.keys()]

/** Dresses the page in a brand, compiled from its tokens as the sites' build does. */
export function dress(brand: string): void {
  const compiled = compileBrand(tokensOf.get(brand))
  if (!compiled.ok) throw new Error(`The brand ${brand} does not compile:\n${compiled.problems.join('\n')}`)
  const id = 'baize-brand'
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'))
  style.id = id
  if (style.textContent !== compiled.css) style.textContent = compiled.css
}
