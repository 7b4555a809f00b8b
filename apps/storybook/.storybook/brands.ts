import { compileBrand } from '@baize/ui/brand'

// As `brandNames` has them: a pattern must be written out.
const files = import.meta.glob<unknown>('../../../brands/{default,loud,wireframe}/tokens.json', {
  eager: true,
  import: 'default',
})

const settings = import.meta.glob<object>('../../../brands/{default,loud,wireframe}/brand.json', {
  eager: true,
  import: 'default',
})

/** The `tokens.json` of each brand, by the folder's name. */
export const brandDocuments: ReadonlyMap<string, unknown> = new Map(
  Object.entries(files).map(([path, tokens]) => [path.split('/').at(-2) ?? path, tokens]),
)

/** Dresses the page in a brand, compiled from its tokens as the sites' build does. */
export function dress(brand: string): void {
  const compiled = compileBrand(brandDocuments.get(brand))
  if (!compiled.ok) throw new Error(`The brand ${brand} does not compile:\n${compiled.problems.join('\n')}`)
  const id = 'baize-brand'
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'))
  style.id = id
  if (style.textContent !== compiled.css) style.textContent = compiled.css
  tell(brand)
}

/** Puts the brand's settings where the sites' build puts them: screens read licence, contacts and images there. */
function tell(brand: string): void {
  const id = 'baize-brand-data'
  const data = document.getElementById(id) ?? document.head.appendChild(document.createElement('script'))
  data.id = id
  data.setAttribute('type', 'application/json')
  const own = settings[`../../../brands/${brand}/brand.json`]
  data.textContent = JSON.stringify({ ...own, version: brand })
}

// A story's first frame is painted before the stage applies the theme.
tell('default')
