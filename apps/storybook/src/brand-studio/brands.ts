import { readTokens } from '@baize/ui/brand'
import { bytesOfBase64 } from './base64.ts'
import type { BrandFolder, Files } from './brand-folder.ts'
import { isGroup } from './tokens-document.ts'

const documents = import.meta.glob<unknown>('../../../../brands/{default,loud,wireframe}/*.json', {
  eager: true,
  import: 'default',
})
const drawings = import.meta.glob<string>('../../../../brands/{default,loud,wireframe}/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})
/** As data URLs in base64. */
const pictures = import.meta.glob<string>('../../../../brands/{default,loud,wireframe}/*.{png,webp,ico}', {
  eager: true,
  import: 'default',
  query: '?inline',
})

const nameIn = (path: string) => path.split('/').at(-1) ?? ''
const folderIn = (path: string) => path.split('/').at(-2) ?? ''

function brandIn(folder: string): BrandFolder | undefined {
  const [tokens, settings] = ['tokens.json', 'brand.json'].map(
    (file) => documents[`../../../../brands/${folder}/${file}`],
  )
  if (!isGroup(tokens) || !isGroup(settings) || readTokens(tokens).problems.length > 0) return undefined
  const own = ([path]: readonly [string, string]) => folderIn(path) === folder
  const files: Files = new Map([
    ...Object.entries(drawings)
      .filter(own)
      .map(([path, text]) => [nameIn(path), new TextEncoder().encode(text)] as const),
    ...Object.entries(pictures)
      .filter(own)
      .map(([path, url]) => [nameIn(path), bytesOfBase64(url.slice(url.indexOf(',') + 1))] as const),
  ])
  return { tokens, settings, files }
}

/** The brands that Storybook is built with, by the names of their folders. */
export const brands: ReadonlyMap<string, BrandFolder> = new Map(
  [...new Set(Object.keys(documents).map(folderIn))].flatMap((folder) => {
    const brand = brandIn(folder)
    return brand ? [[folder, brand] as const] : []
  }),
)

/** The brand that the studio begins with. */
export const defaultFolder: BrandFolder = brands.get('default') ?? {
  tokens: {},
  settings: {},
  files: new Map(),
}

/** Tokens of the default brand: it is whole, so they name every role. */
export const defaultBrand = defaultFolder.tokens
