/** Numbers, amounts and dates are written by @baize/i18n only: browsers lack languages that we have (Khmer first). */
import { root } from '../../scripts/toolbox.mjs'
import { formattingFaults } from '../catalogues/formatting.ts'

const { faults, files } = formattingFaults(root)
for (const fault of faults) console.error(fault)
console.log(`${files} files, ${faults.length} with formatting of their own`)
process.exitCode = faults.length > 0 ? 1 : 0
