import { schemeModifierOf } from './choices.ts'
import { readDocument } from './documentTokens.ts'
import { isGroup, type Json } from './json.ts'
import { fileOf, memberOf, pointerKeys, valueAt } from './pointer.ts'
import { documentFile } from './resolver.ts'

/** A value for a token in one scheme. */
export interface TokenWrite {
  path: string
  type: string
  value: unknown
}

/**
 * Writes values for one scheme into a document that is changed in place: where the scheme's own context has the token, in
 * its place; otherwise as an override at the end of that context, so that primitives and the other scheme stay.
 */
export function writeTokens(
  document: unknown,
  scheme: 'light' | 'dark',
  writes: readonly TokenWrite[],
): void {
  const read = readDocument(document)
  const modifier = schemeModifierOf(read.modifiers)
  const context = modifier && valueAt(document, ['modifiers', modifier.name, 'contexts', scheme])
  if (!modifier || !Array.isArray(context)) return
  const own = ['modifiers', modifier.name, 'contexts', scheme].reduce<string>(memberOf, `${documentFile}#`)
  const tokens = read.permutations.find(
    ({ selection }) =>
      selection[modifier.name] === scheme &&
      read.modifiers.every(({ name, default: usual }) => name === modifier.name || selection[name] === usual),
  )?.tokens
  const overrides: Json = {}
  for (const { path, type, value } of writes) {
    const at = tokens?.get(path)?.at ?? ''
    const keys =
      at.startsWith(`${own}/`) &&
      fileOf(at) === documentFile &&
      pointerKeys(at.slice(documentFile.length + 1))
    const node = keys ? valueAt(document, keys) : undefined
    if (isGroup(node)) {
      if (typeof node.$value === 'string' || '$ref' in node) node.$type = type
      delete node.$ref
      node.$value = value
    } else put(overrides, path.split('.'), { $type: type, $value: value })
  }
  if (Object.keys(overrides).length > 0) context.push(overrides)
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
