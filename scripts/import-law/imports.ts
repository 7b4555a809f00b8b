import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'

export interface Import {
  specifier: string
  line: number
  /** Erased at run time: `import type`, or only `type` specifiers. */
  typeOnly: boolean
  /** `import('...')`. */
  lazy: boolean
}

export interface ParsedFile {
  imports: Import[]
  /** Exported types whose declaration mentions a name imported from the package given. */
  exportedTypesNaming: (packages: readonly string[]) => { name: string; from: string; line: number }[]
}

// The syntax tree is walked generically: a node is any object with a string `type`.
// biome-ignore lint/suspicious/noExplicitAny: the parser's own node types are not exported
type Node = any

export function parseFile(path: string): ParsedFile {
  const source = readFileSync(path, 'utf8')
  const lang = path.endsWith('.tsx') ? 'tsx' : /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx'
  const program: Node = parseAst(source, { lang })
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const imports: Import[] = []
  const add = (node: Node, literal: Node, marks: { typeOnly: boolean; lazy: boolean }) => {
    if (typeof literal?.value === 'string')
      imports.push({ specifier: literal.value, line: lineOf(node.start), ...marks })
  }
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      add(node, node.source, { typeOnly: isTypeOnly(node, 'importKind'), lazy: false })
    } else if (
      (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
      node.source
    ) {
      add(node, node.source, { typeOnly: isTypeOnly(node, 'exportKind'), lazy: false })
    } else if (node.type === 'ImportExpression') {
      add(node, node.source, { typeOnly: false, lazy: true })
    } else if (node.type === 'TSImportType') {
      add(node, node.source ?? node.argument?.literal ?? node.argument, { typeOnly: true, lazy: false })
    }
  })
  return { imports, exportedTypesNaming: (packages) => leaks(program, packages, lineOf) }
}

function isTypeOnly(node: Node, kind: 'importKind' | 'exportKind'): boolean {
  if (node[kind] === 'type') return true
  const specifiers: Node[] = node.specifiers ?? []
  return specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type')
}

function leaks(program: Node, packages: readonly string[], lineOf: (offset: number) => number) {
  const origin = new Map<string, string>()
  const found: { name: string; from: string; line: number }[] = []
  for (const node of program.body) {
    if (!node.source || !packages.some((name) => isFrom(node.source.value, name))) continue
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) origin.set(specifier.local.name, node.source.value)
    } else {
      found.push({ name: 'a re-export', from: node.source.value, line: lineOf(node.start) })
    }
  }
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined
    if (declaration?.type !== 'TSTypeAliasDeclaration' && declaration?.type !== 'TSInterfaceDeclaration')
      continue
    walk(declaration, (inner) => {
      const from = inner.type === 'Identifier' ? origin.get(inner.name) : undefined
      if (from) found.push({ name: declaration.id.name, from, line: lineOf(inner.start) })
    })
  }
  return found
}

/** Whether a specifier is of a package: its root, or an entry of it. */
export function isFrom(specifier: string, packageName: string): boolean {
  return specifier === packageName || specifier.startsWith(`${packageName}/`)
}

function walk(node: Node, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit)
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const key of Object.keys(node)) if (typeof node[key] === 'object') walk(node[key], visit)
  }
}
