import { isGroup, type Json, printable } from '../format/json.ts'
import { resolveTree } from '../format/resolve.ts'
import { aliasPath, mergeSources, type Node, Tree, typeOf } from '../format/tree.ts'
import {
  type Imported,
  type ImportedToken,
  readTree,
  schemeNamed,
  type TokenForm,
  type ToolFile,
} from './importedFile.ts'
import { readFigma } from './readFigma.ts'
import { readTokensStudio } from './readTokensStudio.ts'

/** The tools whose files are read, by what their files look like. */
export const tools = ['figma', 'tokens-studio', 'style-dictionary', 'dtcg'] as const
/** A tool whose files are read. */
export type Tool = (typeof tools)[number]

/** The tool that wrote a file, or undefined for what is no file of tokens. */
export function toolOf(content: unknown): Tool | undefined {
  if (!isGroup(content)) return undefined
  // A resolver document is a brand's tokens already.
  if (content.version === '2025.10') return undefined
  if (isGroup(content.meta) && isGroup(content.meta.variables)) return 'figma'
  if (Array.isArray(content.$themes) || isGroup(content.$metadata)) return 'tokens-studio'
  const [sample, keys] = firstToken(content) ?? []
  if (!sample || !keys) return undefined
  const extensions = isGroup(sample.$extensions) ? Object.keys(sample.$extensions) : []
  if (extensions.some((key) => key.startsWith('studio.tokens'))) return 'tokens-studio'
  if ('$value' in sample) return 'dtcg'
  const studioTypes = [
    'spacing',
    'sizing',
    'borderRadius',
    'borderWidth',
    'fontFamilies',
    'fontSizes',
    'boxShadow',
  ]
  const types = JSON.stringify(content).match(/"type": ?"[A-Za-z]+"/g) ?? []
  return types.some((each) => studioTypes.some((type) => each.includes(`"${type}"`)))
    ? 'tokens-studio'
    : 'style-dictionary'
}

function firstToken(node: Json, keys: readonly string[] = []): [Json, readonly string[]] | undefined {
  if ('$value' in node || ('value' in node && !isGroup(node.value)) || ('value' in node && 'type' in node))
    return [node, keys]
  if (keys.length > 64) return undefined
  for (const [key, child] of Object.entries(node)) {
    const found = !key.startsWith('$') && isGroup(child) ? firstToken(child, [...keys, key]) : undefined
    if (found) return found
  }
  return undefined
}

/** Reads the files of one tool. Never throws. */
export function readTool(tool: Tool, files: readonly ToolFile[]): Imported {
  const imported: Imported = { sets: [], problems: [] }
  for (const file of files) {
    if (tool === 'figma') readFigma(file, imported)
    else if (tool === 'tokens-studio') readTokensStudio(file, imported)
    else readPlain(file, tool === 'dtcg' ? dtcg : styleDictionary, imported)
  }
  return imported
}

/** A file of tokens alone; its name, or what Figma wrote into it, says for which scheme it is. */
function readPlain({ name, content }: ToolFile, form: TokenForm, into: Imported): void {
  const modes = new Map<string, ImportedToken[]>()
  const tree = form === dtcg && isGroup(content) ? expandedTree(content, name, into) : content
  const extensions = isGroup(content) && isGroup(content.$extensions) ? content.$extensions : {}
  const mode = extensions['com.figma.modeName']
  const isFigma = typeof mode === 'string'
  const tokens = readTree(tree, `${name}#`, isFigma ? figmaExport : form, { ...into, modes })
  const scheme = schemeNamed(isFigma ? mode : name)
  into.sets.push({ tokens, ...(scheme ? { context: { modifier: 'scheme', name: scheme } } : {}) })
  for (const [context, own] of modes) {
    const modifier = schemeNamed(context) ? 'scheme' : 'mode'
    into.sets.push({ tokens: own, context: { modifier, name: schemeNamed(context) ?? context } })
  }
}

/** The file with what its groups extend, and with the values that its references lead to. */
function expandedTree(content: Json, name: string, into: Imported): Json {
  const problems = new Set<string>()
  const { $defs: _, ...group } = content
  const tree = new Tree(mergeSources([{ group, at: `${name}#` }], problems), content, problems)
  const tokens = resolveTree(tree)
  const copy = (node: Node, keys: readonly string[]): Json => {
    const expanded = tree.expand(node)
    const path = keys.filter((key) => key !== '$root').join('.')
    if (expanded.token) {
      const { $type = expanded.type ?? typeOf(expanded.parent), $value, ...rest } = expanded.token
      const refers = JSON.stringify($value ?? null).includes('"$ref"')
      const resolved = tokens.get(path)
      if (refers && resolved?.problem !== undefined)
        problems.add(`${path} cannot be read: ${resolved.problem} [${node.at}]`)
      const type = aliasPath($value) === undefined ? ($type ?? resolved?.type) : undefined
      return {
        ...rest,
        $value: refers ? resolved?.value : $value,
        ...(type === undefined ? {} : { $type: type }),
      }
    }
    return Object.fromEntries(
      [...expanded.children].map(([key, child]) => [key, copy(child, [...keys, key])]),
    )
  }
  const expanded = copy(tree.root, [])
  for (const sentence of problems) into.problems.push({ path: '', sentence })
  return { ...expanded, ...(isGroup(content.$extensions) ? { $extensions: content.$extensions } : {}) }
}

/** Types of the format, and two that drafts of it had. */
const dtcg: TokenForm = {
  typeOf: (type, keys, raw) =>
    type === 'string' && /font-?famil/i.test(keys.join('.'))
      ? 'fontFamily'
      : (type ?? typeByValue(raw, keys)),
}

/** Figma writes its own numbers without a unit; they are pixels where their name does not say otherwise. */
const figmaExport: TokenForm = {
  typeOf: (type, keys, raw, node) => {
    const isVariable = isGroup(node.$extensions) && 'com.figma.variableId' in node.$extensions
    return type === 'number' && isVariable && !/weight|opacity|line-?height|z-?index/i.test(keys.join('.'))
      ? 'dimension'
      : dtcg.typeOf(type, keys, raw, node)
  },
}

/** Style Dictionary up to version 3 has no types: the category, the first name of a path, decides, or the value. */
const styleDictionary: TokenForm = {
  // Open Props writes the name that CSS has.
  typeOf: (type, keys, raw) => (type === 'cubic-bezier' ? 'cubicBezier' : (type ?? typeByValue(raw, keys))),
  aliasOf: (text) => text.replace(/\{([^{}]+?)\.value\}/g, '{$1}'),
}

function typeByValue(raw: unknown, keys: readonly string[]): string | undefined {
  const path = keys.join('.').toLowerCase()
  if (typeof raw === 'string' && /^(?:#|rgba?\(|hsla?\(|okl|lab\(|lch\(|color\()/i.test(raw.trim()))
    return 'color'
  if (/^(?:color|colour)s?\./.test(path)) return 'color'
  if (/famil/.test(path)) return 'fontFamily'
  if (/weight/.test(path)) return 'fontWeight'
  if (/line-?_?height|leading/.test(path)) return 'lineHeight'
  if (/^(?:time|duration)s?\.|duration/.test(path)) return 'duration'
  if (/easing|bezier/.test(path) || String(raw).startsWith('cubic-bezier(')) return 'cubicBezier'
  if (/opacity|z-?index|^number/.test(path)) return 'number'
  if (
    typeof raw === 'number' ||
    (typeof raw === 'string' && /^[-+\d.]+ ?(?:px|rem|em|%)?$/.test(raw.trim()))
  ) {
    return /^(?:size|spac|radi|border|font|dimension|breakpoint|letter|layout)/.test(path) ||
      /px|rem$/.test(String(raw))
      ? 'dimension'
      : 'number'
  }
  return typeof raw === 'string' && /^[\d.]+m?s$/.test(raw.trim()) ? 'duration' : undefined
}

/** Why a file is none of a tool, as a sentence. */
export function unknownTool(name: string, content: unknown): string {
  return isGroup(content) && ('sets' in content || 'modifiers' in content || content.version === '2025.10')
    ? `${name} is a resolver document: it is a tokens.json already; put it into a brand’s folder.`
    : `${printable(name)} has no tokens of Figma, Tokens Studio, Style Dictionary or the design-tokens format.`
}
