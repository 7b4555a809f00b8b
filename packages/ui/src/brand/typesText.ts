import type { OwnToken } from './readTokens.ts'

interface Tree {
  [name: string]: Tree | OwnToken
}

const isToken = (value: Tree | OwnToken): value is OwnToken => typeof value.property === 'string'

/**
 * The TypeScript module of a brand's own tokens: their custom properties as a tree of `var(--bz-…)`, and the union of their
 * paths. A token that is gone is an error where it is used.
 */
export function typesText(name: string, own: readonly OwnToken[]): string {
  const tree: Tree = {}
  for (const token of own) put(tree, token.path.split('.'), token)
  const paths = own.map(({ path }) => `\n  | ${quoted(path)}`).join('')
  return [
    `// The own tokens of ${name.replace(/[\r\n]/g, ' ')}. Written by baize-brand types; changes are lost.\n`,
    `\n/** Own tokens by their path, as references to custom properties. */\n`,
    `export const brandTokens = ${written(tree, '')} as const\n`,
    `\n/** The path of an own token. */\n`,
    `export type BrandToken =${paths === '' ? ' never' : paths}\n`,
  ].join('')
}

/** A typography is a token and has parts: the parts are under its name. */
function put(tree: Tree, [key = '', ...rest]: readonly string[], token: OwnToken): void {
  if (rest.length === 0) {
    tree[key] = token
    return
  }
  const inner = Object.hasOwn(tree, key) ? tree[key] : undefined
  const group: Tree = inner && !isToken(inner) ? inner : {}
  tree[key] = group
  put(group, rest, token)
}

function written(tree: Tree, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(tree).map(([key, value]) => {
    const name = /^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)
    if (!isToken(value)) return `${inner}${name}: ${written(value, inner)},\n`
    const comment =
      value.description === undefined ? '' : `${inner}/** ${commentText(value.description)} */\n`
    return `${comment}${inner}${name}: ${quoted(`var(${value.property})`)},\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/[\r\n\u2028\u2029]/g, ' ')}'`
const commentText = (text: string) => text.replaceAll('*/', '* /').replace(/\s+/g, ' ').trim()
