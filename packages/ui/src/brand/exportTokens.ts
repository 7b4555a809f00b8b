import { srgbOf } from './colour.ts'
import { type Choice, choiceName, choicesOf } from './format/choices.ts'
import { readDocument } from './format/documentTokens.ts'
import { isGroup, type Json } from './format/json.ts'
import type { ResolvedToken } from './format/resolve.ts'
import { aliasPath } from './format/tree.ts'
import { isValueType, valueText } from './valueText.ts'

/** How tokens are written for others: in the format as they are, or as Figma reads it (sRGB with hex, pixels). */
export const exportForms = ['dtcg', 'figma'] as const
/** How tokens are written for others. */
export type ExportForm = (typeof exportForms)[number]

/**
 * A brand's tokens as files of the design-tokens format, one for each scheme and each other choice of contexts, by file
 * name. What `readTokens` refuses is not exported: check first. Never throws.
 */
export function exportTokens(document: unknown, form: ExportForm): Map<string, Json> {
  return new Map(
    choicesOf(readDocument(document)).map((choice) => [
      `${[choice.scheme, ...Object.values(choice.selection)].join('.')}.tokens.json`,
      fileOf(choice, form),
    ]),
  )
}

function fileOf({ scheme, selection, permutation }: Choice, form: ExportForm): Json {
  const label = [scheme, choiceName(selection)].filter((part) => part !== '').join(', ')
  const file: Json =
    form === 'figma' ? { $extensions: { 'com.figma.modeName': label } } : { $description: label }
  const groups = new Set([...permutation.tokens.keys()].flatMap(prefixesOf))
  for (const token of permutation.tokens.values()) {
    const keys = token.path.split('.')
    put(file, groups.has(token.path) ? [...keys, '$root'] : keys, {
      $type: token.type,
      $value: exportedValue(token, permutation.tokens, groups, form),
      ...(token.description === undefined ? {} : { $description: token.description }),
    })
  }
  return file
}

function prefixesOf(path: string): string[] {
  const keys = path.split('.')
  return keys.slice(0, -1).map((_, index) => keys.slice(0, index + 1).join('.'))
}

/** An alias to a token stays one, so that the tool shows what points at what. */
function exportedValue(
  token: ResolvedToken,
  tokens: ReadonlyMap<string, ResolvedToken>,
  groups: ReadonlySet<string>,
  form: ExportForm,
): unknown {
  const target = aliasPath(token.node.$value)?.replace(/\.\$root$/, '')
  if (target !== undefined && tokens.get(target)?.type === token.type)
    return `{${groups.has(target) ? `${target}.$root` : target}}`
  return form === 'figma' ? figmaValue(token.type, token.value) : token.value
}

function figmaValue(type: string | undefined, value: unknown): unknown {
  if (type === 'color' && isValueType(type)) {
    const text = valueText(type, value)
    if ('problem' in text) return value
    const { components, alpha, hex } = srgbOf(text.css)
    return { colorSpace: 'srgb', components, alpha, hex }
  }
  if (type === 'dimension' && isGroup(value) && value.unit === 'rem')
    return { value: Number(value.value) * 16, unit: 'px' }
  if (Array.isArray(value)) return value.map((part) => (isGroup(part) ? figmaParts(part) : part))
  return isGroup(value) && type !== 'dimension' && type !== 'duration' ? figmaParts(value) : value
}

/** The parts of a composite value: colours and lengths in it are written as those that stand alone. */
function figmaParts(parts: Json): Json {
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => {
      if (isGroup(part) && 'colorSpace' in part) return [key, figmaValue('color', part)]
      return [key, isGroup(part) && part.unit === 'rem' ? figmaValue('dimension', part) : part]
    }),
  )
}

function put(group: Json, [key = '', ...rest]: readonly string[], token: Json): void {
  if (rest.length === 0) {
    group[key] = token
    return
  }
  const inner = isGroup(group[key]) ? group[key] : {}
  group[key] = inner
  put(inner, rest, token)
}
