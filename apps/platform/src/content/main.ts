/**
 * `npm run content -- check <folder>`: whether a platform with these settings could use the folder. Prints file,
 * field and reason of every error, and exits with 1 then; with 2 where the command was not understood.
 */
import { parseArgs } from 'node:util'
import { readSettings } from '../settings.ts'
import { readContent } from './files/read.ts'
import { contentFiles } from './files/schema.ts'
import { placesOf } from './sanitise.ts'

const usage = `npm run content -- check <folder>

  Files of a folder, none of them required: ${Object.keys(contentFiles)
    .map((name) => `${name}.json`)
    .join(', ')}.
  CONTENT_FOLDER names the one that a platform uses, and follows while it runs (docs/operations.md).`

const [action, folder, ...more] = parseArgs({ allowPositionals: true }).positionals
if (action !== 'check' || folder === undefined || more.length > 0) {
  console.error(usage)
  process.exit(2)
}
try {
  // The folder of the environment is the one in use; this one may be another.
  const { CONTENT_FOLDER: _, ...env } = process.env
  const content = readContent(folder, placesOf(readSettings(env)))
  const counted = Object.entries(content).map(
    ([name, entries]) => `${name}: ${Array.isArray(entries) ? entries.length : Object.keys(entries).length}`,
  )
  console.log(`${folder} can be used (${counted.join(', ') || 'no files'}).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
