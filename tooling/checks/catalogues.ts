/**
 * The message catalogues are complete and sound: extracted from the current code, translated into every language,
 * with the source's placeholders and tags, the language's plural categories, and nothing that does not belong in text. So are the files of partially translated locales, as far as they have come.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/toolbox.mjs'
import { checkCatalogues } from '../catalogues/check.ts'
import { glossaryOf } from '../catalogues/glossary.ts'
import { sourceMessages } from '../catalogues/languages.ts'
import { checkPartialLocales, reportOf } from '../catalogues/partialLocales.ts'
import { checkPlatform } from '../catalogues/platformTexts.ts'
import { sameWords } from '../catalogues/sameAsEnglish.ts'

const { faults, messages, catalogues } = await checkCatalogues(
  join(root, 'lingui.config.ts'),
  glossaryOf(root),
  sameWords(root),
)
const { locales }: { locales: { tag: string }[] } = JSON.parse(
  readFileSync(join(root, 'packages/i18n/src/locales/locales.json'), 'utf8'),
)
const partial = checkPartialLocales(
  root,
  locales.map(({ tag }) => tag),
)
const platform = await checkPlatform(root)
faults.push(...partial.faults, ...platform.faults)
for (const fault of faults) console.error(fault)
for (const line of reportOf(partial.rows, sourceMessages(root).size)) console.log(line)
for (const line of platform.lines) console.log(line)
console.log(`${messages} messages in ${catalogues} catalogues, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
