import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { compileBrand } from '../compileBrand.ts'
import { exportForms, exportTokens } from '../exportTokens.ts'
import { readTokenFiles } from '../tokenFiles.ts'
import { folderOf } from './checkBrands.ts'
import { AskedWrongly, lines, type Outcome } from './output.ts'

/** Writes a brand's tokens for others: files of the design-tokens format, such as Figma reads, or one of CSS. */
export function exportBrand(brands: string, names: readonly string[], as = 'dtcg', out?: string): Outcome {
  const [name, ...more] = names
  if (name === undefined || more.length > 0)
    throw new AskedWrongly('Name one brand: brand export loud --as figma.')
  const form = exportForms.find((each) => each === as)
  if (!form && as !== 'css')
    throw new AskedWrongly(`--as must be one of ${[...exportForms, 'css'].join(', ')}.`)
  const folder = folderOf(brands, name)
  const read = readTokenFiles(folder)
  const compiled =
    'problems' in read ? { ok: false as const, problems: read.problems } : compileBrand(read.value)
  if (!compiled.ok || 'problems' in read)
    return { error: `${folder}\n${lines(compiled.ok ? [] : compiled.problems)}`, code: 1 }
  const target = resolve(out ?? join('brands-export', basename(resolve(folder))))
  const files = form
    ? new Map(
        [...exportTokens(read.value, form)].map(([file, json]) => [
          file,
          `${JSON.stringify(json, null, 2)}\n`,
        ]),
      )
    : new Map([['tokens.css', `${compiled.css}\n`]])
  mkdirSync(target, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(target, file), text)
  return { out: `${target} has ${[...files.keys()].join(', ')}.\n`, code: 0 }
}
