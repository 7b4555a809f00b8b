import { readTokens } from '@baize/ui/brand'
import { isGroup, type TokensDocument } from './tokens-document.ts'

const files = import.meta.glob<unknown>('../../../../brands/{default,loud,wireframe}/tokens.json', {
  eager: true,
  import: 'default',
})

/** The brands that Storybook is built with, by the names of their folders. */
export const brands: ReadonlyMap<string, TokensDocument> = new Map(
  Object.entries(files).flatMap(([path, document]): [string, TokensDocument][] =>
    isGroup(document) && readTokens(document).problems.length === 0
      ? [[path.split('/').at(-2) ?? path, document]]
      : [],
  ),
)

/** The default brand: it is whole, so it names every role. */
export const defaultBrand: TokensDocument = brands.get('default') ?? {}
