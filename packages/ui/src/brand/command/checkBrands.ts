import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkBrand } from '../checkBrand.ts'
import { type ContrastRow, describeContrast } from '../describeContrast.ts'
import { readTokenFiles } from '../tokenFiles.ts'
import { AskedWrongly, lines, type Outcome, printable } from './output.ts'

/** The folder of a brand by its name under `brands`, or by its path. */
export function folderOf(brands: string, name: string): string {
  const folder = /^[\w-]+$/.test(name) ? join(brands, name) : name
  if (statSync(folder, { throwIfNoEntry: false })?.isFile())
    throw new AskedWrongly(
      `${folder} is a file, and a brand is a folder. A file of tokens is made into a brand by import.`,
    )
  return folder
}

/** All folders of brands. */
function allBrands(brands: string): string[] {
  if (!existsSync(brands)) throw new AskedWrongly(`There is no folder ${brands}.`)
  return readdirSync(brands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(brands, entry.name))
    .sort()
}

/** Checks brands and prints how their colours do; `report` prints every pair. */
export async function checkBrands(
  brands: string,
  names: readonly string[],
  report: boolean,
): Promise<Outcome> {
  const folders = names.length > 0 ? names.map((name) => folderOf(brands, name)) : allBrands(brands)
  if (folders.length === 0) throw new AskedWrongly(`There is no brand in ${brands}.`)
  const reports = await Promise.all(folders.map(checkBrand))
  const found = reports.map(({ name, problems, pairs, own }, index) => {
    const folder = folders[index] ?? ''
    const title = printable(name === folder ? name : `${name} (${basename(folder)})`)
    const table = contrastTable(folder, report)
    return problems.length === 0
      ? {
          out: `${title}: whole. ${pairs} colour pairs pass WCAG AA.${own > 0 ? ` ${own} own tokens.` : ''}\n${table}`,
          error: '',
        }
      : { out: table, error: `${title}: ${problems.length} to mend.\n${lines(problems)}` }
  })
  const error = found.map((each) => each.error).join('')
  return { out: found.map((each) => each.out).join(''), error, code: error === '' ? 0 : 1 }
}

function contrastTable(folder: string, full: boolean): string {
  const tokens = readTokenFiles(folder)
  if ('problems' in tokens) return ''
  const { groups } = describeContrast(tokens.value)
  return groups
    .map(({ title, rows, failing, tightest }) => {
      const state = failing > 0 ? `${failing} FAIL` : 'pass'
      const least = `least ${tightest.ratio.toFixed(2)} of ${tightest.least}: ${short(tightest.over)} on ${short(tightest.under)}, ${tightest.scheme}`
      const head = `  ${title.padEnd(26)} ${String(rows.flatMap(({ light, dark }) => [light, dark]).filter(Boolean).length).padStart(3)} pairs  ${state.padEnd(8)} ${least}\n`
      return full ? head + rows.map(rowLine).join('') : head
    })
    .join('')
}

const short = (role: string) => role.replace('color.', '')

function rowLine({ variant, over, under, least, light, dark }: ContrastRow): string {
  const cell = (result: ContrastRow['light']) =>
    result === undefined
      ? '   -              '
      : `${result.ratio.toFixed(2).padStart(6)} ${result.passes ? '   ' : 'LOW'} Lc ${result.apca.toFixed(0).padStart(4)}`
  return `    ${`${short(over)} on ${short(under)}${variant === undefined ? '' : `, ${variant}`}`.padEnd(44)} needs ${least.toFixed(1)}  light ${cell(light)}  dark ${cell(dark)}\n`
}
