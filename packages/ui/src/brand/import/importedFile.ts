import { isGroup, type Json, printable } from '../format/json.ts'
import { type Location, memberOf } from '../format/pointer.ts'
import { aliasPath } from '../format/tree.ts'
import { type Read, readValue } from './readValue.ts'

/** A file that is imported. */
export interface ToolFile {
  name: string
  content: unknown
}

/** A token as a tool has it, in the form of the format. */
export interface ImportedToken {
  /** Its names in the tool, which may have dots. */
  keys: readonly string[]
  /** The names with dots between them, as aliases in the tool name it. */
  path: string
  type: string | undefined
  value: unknown
  description?: string
}

/** Tokens that belong together, and when they hold: always, or in one context of a modifier. */
export interface ImportedSet {
  tokens: ImportedToken[]
  /** `scheme` with `light` or `dark`, or another modifier of the tool. */
  context?: { modifier: string; name: string }
}

/** What a tool's file has. */
export interface Imported {
  sets: ImportedSet[]
  /** What cannot be kept: path, reason and place. */
  problems: { path: string; sentence: string }[]
}

/** How a tool writes a token. */
export interface TokenForm {
  /** The type of the format, or of `readValue`, for the tool's own; undefined for one without counterpart. */
  typeOf: (type: string | undefined, path: readonly string[], raw: unknown, node: Json) => string | undefined
  /** An alias of the tool in the form `{a.b}`. */
  aliasOf?: (text: string) => string
}

/** Reads a tree of tokens, `$value` or `value`, into a set; vendor data is skipped, a token's mode is added to `modes`. */
export function readTree(
  tree: unknown,
  at: Location,
  form: TokenForm,
  into: Imported & { modes?: Map<string, ImportedToken[]> },
): ImportedToken[] {
  const tokens: ImportedToken[] = []
  walk(tree, [], undefined, at)
  return tokens

  function walk(node: unknown, keys: readonly string[], inherited: string | undefined, here: Location): void {
    const path = keys.join('.')
    const refuse = (sentence: string) =>
      into.problems.push({ path, sentence: `${path} ${sentence} [${here}]` })
    if (keys.length > 64) return void refuse('stands in groups more than 64 deep.')
    if (!isGroup(node)) return void refuse(`is neither a group nor a token: ${printable(node)}.`)
    const type = typeof node.$type === 'string' ? node.$type : inherited
    const own = '$value' in node ? '$value' : isOldToken(node) ? 'value' : undefined
    if (own === undefined) {
      for (const [key, child] of Object.entries(node))
        if (key === '$root' || !key.startsWith('$')) walk(child, [...keys, key], type, memberOf(here, key))
      return
    }
    const written = own === 'value' && typeof node.type === 'string' ? node.type : type
    const modify = Object.values(isGroup(node.$extensions) ? node.$extensions : {}).some(
      (each) => isGroup(each) && 'modify' in each,
    )
    if (modify)
      return void refuse('changes a colour by a modifier of the tool; have the tool write its result.')
    const inner = Object.entries(node).find(
      ([key, child]) => isGroup(child) && !metadata.has(key) && key !== own,
    )
    if (inner) return void refuse(`has ${printable(inner[0])} within it; a token cannot be a group, too.`)
    const token = tokenOf(node[own])
    if (token) tokens.push(token)
    const modes = isGroup(node.$extensions) && isGroup(node.$extensions.mode) ? node.$extensions.mode : {}
    for (const [mode, raw] of Object.entries(modes)) {
      const other = tokenOf(raw)
      if (other) into.modes?.set(mode, [...(into.modes.get(mode) ?? []), other])
    }

    function tokenOf(raw: unknown): ImportedToken | undefined {
      const value = withAliases(raw, form.aliasOf)
      const readAs = form.typeOf(written, keys, value, node as Json)
      const read: Read =
        readAs === undefined && aliasPath(value) === undefined
          ? {
              problem:
                written === undefined
                  ? 'has no type, and its value tells none.'
                  : `has the type ${printable(written)}, for which the format has no place.`,
            }
          : readValue(readAs ?? '', value)
      if ('problem' in read) return void refuse(read.problem)
      const words = node as Json
      const description = [words.$description, words.description, words.comment].find(
        (each) => typeof each === 'string',
      )
      return {
        keys,
        path,
        type: read.type,
        value: read.value,
        ...(typeof description === 'string' ? { description } : {}),
      }
    }
  }
}

/** What tools write beside a value that says nothing of a look. */
const metadata = new Set(['$extensions', 'attributes', 'original', 'metadata'])

/** `value` is a token's where it is no group itself, or has a type beside it. */
const isOldToken = (node: Json) => 'value' in node && (!isGroup(node.value) || typeof node.type === 'string')

function withAliases(raw: unknown, aliasOf: TokenForm['aliasOf']): unknown {
  if (typeof raw === 'string') return aliasOf ? aliasOf(raw) : raw
  if (Array.isArray(raw)) return raw.map((part) => withAliases(part, aliasOf))
  if (isGroup(raw))
    return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, withAliases(part, aliasOf)]))
  return raw
}

/** The scheme that a name of a mode, a theme, a set or a file speaks of. */
export function schemeNamed(name: string): 'light' | 'dark' | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  if (words.includes('dark') || words.includes('night')) return 'dark'
  return words.includes('light') || words.includes('day') ? 'light' : undefined
}

/** A name that can be that of a modifier or context. */
export function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '') || 'other'
  )
}
