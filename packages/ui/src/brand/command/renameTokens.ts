import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { moveImports } from '../movedImports.ts'
import { linesToLookAt, renameInCode, renameInTokens } from '../renames.ts'
import { AskedWrongly, lines, type Outcome } from './output.ts'

const extensions = 'ts,tsx,mts,cts,js,jsx,mjs,cjs,css,scss,less,html,mdx,vue,svelte'
const isLeftOut = (name: string) =>
  ['node_modules', 'dist', 'build', 'storybook-static', '.git', 'coverage'].includes(basename(name))

/** Writes the names that tokens and packages have since 1.0.0 into brands and code; with `dryRun` it only says where. */
export function renameTokens(paths: readonly string[], dryRun: boolean): Outcome {
  if (paths.length === 0)
    throw new AskedWrongly('Name the folders of the brands and of the code: rename brands src.')
  const files = paths.flatMap(filesIn)
  const changed: string[] = []
  const unread: string[] = []
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const isBrand = basename(file) === 'tokens.json'
    const now = isBrand ? renameInTokens(text) : renameInCode(moveImports(text))
    if (!isBrand) unread.push(...linesToLookAt(now).map((line) => `${file}:${line}`))
    if (now === text) continue
    changed.push(file)
    if (!dryRun) writeFileSync(file, now)
  }
  const verb = dryRun ? 'would change' : 'changed'
  const look =
    unread.length > 0 ? `An old name by itself; look whether it is a token's:\n${lines(unread)}` : ''
  return {
    out: `${changed.length} of ${files.length} files ${verb}.\n${lines(changed, 400)}${look}`,
    code: 0,
  }
}

function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new AskedWrongly(`There is no ${path.slice(0, 200)}.`)
  if (found.isFile()) return [path]
  return globSync([`**/*.{${extensions}}`, '**/tokens.json'], { cwd: path, exclude: isLeftOut })
    .sort()
    .map((file) => join(path, file))
}
