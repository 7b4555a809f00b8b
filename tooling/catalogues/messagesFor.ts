/** `npm run messages:for -- vi`: writes languages/vi.po with every message of the product, keeping what it says already. */

import { main, PlainError, root } from '../../scripts/toolbox.mjs'
import { writeWholeFile } from './partialLocales.ts'

await main(() => {
  const [tag] = process.argv.slice(2)
  if (!tag) throw new PlainError('Say which language: npm run messages:for -- vi')
  try {
    console.log(`Wrote ${writeWholeFile(root, tag)}: fill what is empty, then npm test -- --only catalogues`)
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
})
