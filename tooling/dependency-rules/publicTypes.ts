/**
 * No public type of @baize/ui shows a type of the libraries beneath it, so that one of them can be replaced. Who imports
 * what is dependency-cruiser's; which of it an exported declaration names, no tool says without TypeScript's API.
 */
import { parseAst } from 'rolldown/parseAst'

const hidden = /^(?:radix-ui|@radix-ui\/[^/]+|lucide-react)(?:\/|$)/

// The syntax tree is walked generically: a node is any object with a string `type`.
// biome-ignore lint/suspicious/noExplicitAny: the parser's own node types are not exported
type Node = any

/** The exports of a source whose types come from a hidden library, as `<name>: <library>`. */
export function leakedTypes(source: string): string[] {
  const { body }: Node = parseAst(source, { lang: 'tsx' })
  const origin = new Map<string, string>()
  const leaks: string[] = []
  for (const node of body) {
    if (!node.source || !hidden.test(node.source.value)) continue
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) origin.set(local.name, node.source.value)
    else leaks.push(`re-export: ${node.source.value}`)
  }
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined
    if (!['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'].includes(declaration?.type)) continue
    for (const name of identifiers(declaration))
      if (origin.has(name)) leaks.push(`${declaration.id.name}: ${origin.get(name)}`)
  }
  return leaks
}

function identifiers(node: Node): string[] {
  if (node === null || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(identifiers)
  return node.type === 'Identifier' ? [node.name, ...inner] : inner
}
