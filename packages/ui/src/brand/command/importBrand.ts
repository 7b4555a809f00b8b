import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readJson } from '../brandFiles.ts'
import { checkBrand } from '../checkBrand.ts'
import { isGroup } from '../format/json.ts'
import type { ToolFile } from '../import/importedFile.ts'
import { makeBrand } from '../import/makeBrand.ts'
import type { Mapping } from '../import/mapRoles.ts'
import { type Tool, toolOf, tools, unknownTool } from '../import/tools.ts'
import type { Proposal } from '../palette/proposeTokens.ts'
import { tokensText } from '../tokensText.ts'
import { brandFiles, type NewOptions, newSettings, writeNew } from './newBrand.ts'
import { AskedWrongly, commandName, lines, type Outcome } from './output.ts'

/** The options of `brand import` besides those of `brand new`. */
export interface ImportOptions extends NewOptions {
  tool?: string | undefined
  ignore?: string[] | undefined
}

const mappingFile = 'mapping.json'

/**
 * Makes a brand of the token files of a tool, or its tokens anew where the brand is there. Nothing is written while
 * something in the files has no place in a brand and is not ignored by name.
 */
export async function importBrand(
  brands: string,
  [id, ...paths]: readonly string[],
  options: ImportOptions,
): Promise<Outcome> {
  if (id === undefined || paths.length === 0 || !/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new AskedWrongly('Name the brand and the files: brand import night-club tokens.json.')
  const folder = join(brands, id)
  const files: ToolFile[] = []
  for (const path of paths) {
    const read = readJson(dirname(path), basename(path))
    if ('problem' in read) return { error: lines([read.problem]), code: 1 }
    files.push({ name: basename(path), content: read.value })
  }
  const tool = toolFor(files, options.tool)
  if (typeof tool !== 'string') return tool
  const saved = savedMapping(folder)
  if ('error' in saved) return saved
  const mapping = { ...saved, ignore: [...new Set([...saved.ignore, ...(options.ignore ?? [])])] }
  const settings = newSettings(id, options)
  const { accent, premium, radius, density } = options
  const made = makeBrand(tool, files, mapping, {
    accent,
    premium,
    radius,
    density,
    name: settings.name,
  } as Proposal)
  if (!made.document || made.problems.length > 0) {
    const hint = `Nothing is written. Mend the files, or leave tokens out by name: --ignore <path>, or "ignore" in ${mappingFile}.\n`
    return { error: `${made.problems.length} to mend.\n${lines(made.problems)}${hint}`, code: 1 }
  }
  const isNew = !existsSync(join(folder, 'brand.json'))
  if (isNew) writeNew(folder, brandFiles(settings, made.document))
  writeFileSync(
    join(folder, 'tokens.json'),
    tokensText({ ...made.document, name: isNew ? settings.name : nameIn(folder) }),
  )
  writeFileSync(join(folder, mappingFile), `${JSON.stringify(made.mapping, null, 2)}\n`)
  const mapped = Object.keys(made.mapping.roles).length
  const { problems } = await checkBrand(folder)
  return {
    out:
      `${made.kept} tokens of ${tool} are kept in ${folder}. ${mapped} roles are filled by them, ${made.proposed.length} are proposed.\n` +
      `Which token fills which role is in ${join(folder, mappingFile)}: change it, and import again.\n`,
    ...(problems.length > 0
      ? {
          error: `${commandName} check has ${problems.length} to mend.\n${lines(problems)}`,
          code: 1 as const,
        }
      : { code: 0 as const }),
  }
}

function nameIn(folder: string): string {
  const settings = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8')) as { name?: unknown }
  return String(settings.name)
}

function toolFor(files: readonly ToolFile[], named: string | undefined): Tool | Outcome {
  const given = tools.find((each) => each === named)
  if (named !== undefined && !given) throw new AskedWrongly(`--tool must be one of ${tools.join(', ')}.`)
  const found = files.map(({ content }) => given ?? toolOf(content))
  const strange = files.filter((_, index) => found[index] === undefined)
  if (strange.length > 0)
    return { error: lines(strange.map(({ name, content }) => unknownTool(name, content))), code: 1 }
  if (new Set(found).size > 1)
    throw new AskedWrongly(
      `The files are of several tools (${[...new Set(found)].join(', ')}); import one at a time, or say which with --tool.`,
    )
  return found[0] as Tool
}

function savedMapping(folder: string): Mapping | (Outcome & { error: string }) {
  if (!existsSync(join(folder, mappingFile))) return { roles: {}, ignore: [] }
  const read = readJson(folder, mappingFile)
  const value = 'value' in read && isGroup(read.value) ? read.value : {}
  const { roles = {}, ignore = [] } = value
  const sound =
    'value' in read &&
    isGroup(roles) &&
    Object.values(roles).every((path) => typeof path === 'string') &&
    Array.isArray(ignore) &&
    ignore.every((path) => typeof path === 'string')
  return sound
    ? { roles: roles as Record<string, string>, ignore: ignore as string[] }
    : {
        error: lines([
          `${join(folder, mappingFile)} must have "roles", texts by role, and "ignore", a list of paths.`,
        ]),
        code: 1,
      }
}
