import { openBrandFile } from '../folder/openBrand.ts'
import { readZip } from '../folder/zip.ts'
import { isGroup } from '../tokens-document.ts'
import type { Compared } from './compared.ts'
import { builtBrand } from './publishedBrand.ts'

/** Reads a file to compare with: a zip of a brand's folder, or of what `brand build` or `brand publish` wrote; tokens; a draft. */
export async function openCompared(
  file: File,
  own: Pick<Compared, 'settings' | 'files'>,
): Promise<Compared | { problem: string }> {
  const opened = await openBrandFile(file)
  switch (opened.kind) {
    case 'brand':
      return { title: opened.source, ...opened.brand }
    case 'draft':
      return { title: opened.source, ...opened.draft.work.brand }
    case 'tokens':
      // Tokens alone say nothing about the rest.
      return { title: opened.source, ...own, tokens: opened.document }
    case 'refused':
      return (await openBuilt(file)) ?? { problem: `${file.name}: ${opened.problems[0] ?? ''}` }
  }
}

async function openBuilt(file: File): Promise<Compared | undefined> {
  const files = readZip(new Uint8Array(await file.arrayBuffer()))
  const place = [...(files?.keys() ?? [])].find((path) => path.split('/').at(-1) === 'brand.css')
  if (!files || place === undefined) return undefined
  const root = place.slice(0, -'brand.css'.length)
  const textOf = (name: string) => new TextDecoder().decode(files.get(root + name))
  try {
    const settings: unknown = JSON.parse(textOf('brand.json'))
    if (!isGroup(settings)) return undefined
    return builtBrand(file.name, textOf('brand.css'), settings, async (name) => files.get(root + name))
  } catch {
    return undefined
  }
}
