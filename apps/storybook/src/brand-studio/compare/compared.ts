import type { BrandFolder, Files, Settings } from '../brand-folder.ts'

/** What the work is compared with: a brand's source, or what is published of one, whose tokens are CSS. */
export type Compared = { title: string; settings: Settings; files: Files } & (
  | Pick<BrandFolder, 'tokens'>
  | { css: string }
)
