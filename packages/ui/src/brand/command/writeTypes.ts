import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokens } from '../readTokens.ts'
import { readTokenFiles } from '../tokenFiles.ts'
import { typesText } from '../typesText.ts'
import { folderOf } from './checkBrands.ts'
import { AskedWrongly, lines, type Outcome } from './output.ts'

/** Writes the module that types a brand's own tokens; into the brand's folder unless `out` says otherwise. */
export function writeTypes(brands: string, names: readonly string[], out?: string): Outcome {
  const [name, ...more] = names
  if (name === undefined || more.length > 0)
    throw new AskedWrongly('Name one brand: brand types loud --out src/brand-tokens.ts.')
  const folder = folderOf(brands, name)
  const read = readTokenFiles(folder)
  const tokens = 'problems' in read ? undefined : readTokens(read.value)
  const problems = 'problems' in read ? read.problems : (tokens?.problems ?? [])
  if (!tokens || problems.length > 0) return { error: `${folder}\n${lines(problems)}`, code: 1 }
  const target = out ?? join(folder, 'tokens.generated.ts')
  writeFileSync(target, typesText(tokens.name, tokens.own))
  return { out: `${tokens.own.length} own tokens of ${tokens.name} are typed in ${target}.\n`, code: 0 }
}
