/** Known advisories of high severity in any package of the lockfile, by pnpm, where the registry responds. */
import { run } from '../../scripts/toolbox.mjs'
import { verdictOf } from '../advisories/verdict.ts'

const audited = await run('pnpm', ['audit', '--audit-level', 'high', '--json'], { quiet: true })
const { passes, text } = verdictOf(audited)
console.log(text)
process.exitCode = passes ? 0 : 1
