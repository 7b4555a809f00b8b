/**
 * The message catalogues are complete and sound: extracted from the code as it stands, translated into every language,
 * with the source's placeholders and tags, the language's plural categories, and nothing that does not belong in text.
 */
import { fileURLToPath } from 'node:url'
import { checkCatalogues } from './catalogues/check.ts'

const config = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))
const { faults, messages, catalogues } = await checkCatalogues(config)
for (const fault of faults) console.error(fault)
console.log(`${messages} messages in ${catalogues} catalogues, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
