import { isGroup, type Json, printable } from '../format/json.ts'
import { memberOf } from '../format/pointer.ts'
import { type Imported, type ImportedToken, schemeNamed, slug, type ToolFile } from './importedFile.ts'
import { type Read, readValue } from './readValue.ts'

const groupsOf = (value: unknown) =>
  isGroup(value)
    ? Object.entries(value).flatMap(([id, each]) => (isGroup(each) ? [[id, each] as const] : []))
    : []

/** The variables of a Figma file, as its REST API and plug-ins write them: collections with modes, values by mode. */
export function readFigma({ name: file, content }: ToolFile, into: Imported): void {
  const meta = isGroup(content) && isGroup(content.meta) ? content.meta : {}
  const at = `${file}#/meta/variables`
  const variables = groupsOf(meta.variables)
  const paths = new Map(variables.map(([id, { name }]) => [id, keysOf(name).join('.')]))
  for (const [collectionId, collection] of groupsOf(meta.variableCollections)) {
    const modes = (Array.isArray(collection.modes) ? collection.modes : []).filter(isGroup)
    const own = variables.filter(([, variable]) => variable.variableCollectionId === collectionId)
    for (const mode of modes) {
      const tokens = own.flatMap(([id, variable]): ImportedToken[] => {
        const keys = keysOf(variable.name)
        const path = keys.join('.')
        const raw = isGroup(variable.valuesByMode) ? variable.valuesByMode[String(mode.modeId)] : undefined
        const read = readVariable(variable, raw, paths)
        if ('problem' in read) {
          const sentence = `${path} ${read.problem} [${memberOf(at, id)}]`
          if (!into.problems.some((each) => each.sentence === sentence))
            into.problems.push({ path, sentence })
          return []
        }
        const { description } = variable
        const words = typeof description === 'string' && description !== '' ? { description } : {}
        return [{ keys, path, type: read.type, value: read.value, ...words }]
      })
      const label = String(mode.name)
      const scheme = schemeNamed(label)
      const context = {
        modifier: scheme ? 'scheme' : slug(String(collection.name)),
        name: scheme ?? slug(label),
      }
      into.sets.push({ tokens, ...(modes.length > 1 ? { context } : {}) })
    }
  }
}

/** Figma's names have slashes: `color/text/primary`. */
const keysOf = (name: unknown) =>
  String(name)
    .split('/')
    .map((part) => part.trim())

function readVariable(variable: Json, raw: unknown, paths: ReadonlyMap<string, string>): Read {
  if (isGroup(raw) && raw.type === 'VARIABLE_ALIAS') {
    const target = paths.get(String(raw.id))
    return target === undefined
      ? { problem: `points at the variable ${printable(raw.id)}, which is in another file (a library).` }
      : { value: `{${target}}` }
  }
  const scopes = Array.isArray(variable.scopes) ? variable.scopes.map(String) : []
  if (variable.resolvedType === 'COLOR') return readColor(raw)
  if (variable.resolvedType === 'FLOAT') {
    if (scopes.includes('FONT_WEIGHT')) return readValue('fontWeight', raw)
    // Figma has opacity in percent.
    if (scopes.includes('OPACITY')) return { type: 'number', value: Number(raw) / 100 }
    return readValue('dimension', raw)
  }
  if (variable.resolvedType === 'STRING') {
    if (scopes.includes('FONT_FAMILY') || /font-?famil/i.test(String(variable.name)))
      return readValue('fontFamily', raw)
    if (scopes.includes('FONT_STYLE')) return readValue('fontWeight', raw)
  }
  return { problem: `is a ${printable(variable.resolvedType)} variable, for which the format has no place.` }
}

function readColor(raw: unknown): Read {
  if (!isGroup(raw)) return { problem: `is no colour: ${printable(raw)}.` }
  const { r, g, b, a = 1 } = raw
  if (![r, g, b, a].every((part) => typeof part === 'number' && part >= 0 && part <= 1))
    return { problem: 'has a colour whose parts are not from 0 to 1.' }
  const round = (part: unknown) => Number(Number(part).toFixed(5))
  return {
    type: 'color',
    value: { colorSpace: 'srgb', components: [r, g, b].map(round), ...(a === 1 ? {} : { alpha: round(a) }) },
  }
}
