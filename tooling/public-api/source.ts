import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'
import { readManifest } from '../package/manifest.ts'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]

/** A declaration with its file. */
export interface Declared {
  source: Source
  node: Statement | VariableDeclarator
}

type VariableDeclarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]

/** One file of TypeScript, parsed. */
export interface Source {
  path: string
  text: string
  /** Its declarations by name, exported or not. */
  declared: ReadonlyMap<string, Statement | VariableDeclarator>
  /** What it imports, by local name: the module and the name there (`*` for all of it). */
  imported: ReadonlyMap<string, { from: string; name: string }>
  /** What it exports from other files: public name, kind, module, name there. */
  passedOn: readonly { name: string; type: boolean; from: string; original: string }[]
  comments: readonly { start: number; end: number; value: string; type: string }[]
}

const read = new Map<string, Source>()

/** Reads a file once. */
export function sourceOf(path: string): Source {
  const known = read.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  const declared = new Map<string, Statement | VariableDeclarator>()
  const imported = new Map<string, { from: string; name: string }>()
  const passedOn: { name: string; type: boolean; from: string; original: string }[] = []
  const declare = (node: Statement | null | undefined) => {
    if (!node) return
    if (node.type === 'VariableDeclaration') {
      for (const each of node.declarations)
        if (each.id.type === 'Identifier') declared.set(each.id.name, each)
    } else if ('id' in node && node.id && 'name' in node.id) declared.set(String(node.id.name), node)
  }
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const each of node.specifiers)
        imported.set(each.local.name, {
          from: node.source.value,
          name:
            each.type === 'ImportSpecifier' && 'name' in each.imported
              ? each.imported.name
              : each.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*',
        })
    } else if (node.type === 'ExportNamedDeclaration') {
      declare(node.declaration as Statement | null)
      for (const each of node.specifiers)
        if ('name' in each.exported && 'name' in each.local)
          passedOn.push({
            name: each.exported.name,
            type: node.exportKind === 'type' || each.exportKind === 'type',
            from: node.source?.value ?? '.',
            original: each.local.name,
          })
    } else declare(node as Statement)
  }
  const source = { path, text, declared, imported, passedOn, comments }
  read.set(path, source)
  return source
}

/** The file that an import leads to, also into a package of the workspace; undefined for a package from npm. */
export function fileOf(source: Source, from: string): string | undefined {
  if (from.startsWith('.')) return resolve(dirname(source.path), from)
  const [, name, entry = ''] = /^@baize\/([^/]+)(\/.+)?$/.exec(from) ?? []
  if (name === undefined) return undefined
  const folder = resolve(import.meta.dirname, '../../packages', name)
  const file = readManifest(folder).exports[`.${entry}`]
  return file && resolve(folder, file)
}

/** Where a name is declared, followed through imports; undefined for what a package or the language declares. */
export function find(source: Source, name: string): Declared | undefined {
  const node = source.declared.get(name)
  if (node) return { source, node }
  const passedOn = source.passedOn.find((each) => each.name === name && each.from !== '.')
  const imported = source.imported.get(name) ?? (passedOn && { from: passedOn.from, name: passedOn.original })
  const file = imported && fileOf(source, imported.from)
  return file ? find(sourceOf(file), imported.name) : undefined
}

/** The doc comment right before a place, without its stars; undefined where there is none. */
export function docBefore(source: Source, start: number): string | undefined {
  const comment = source.comments.find(
    ({ end, type, value }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= start &&
      // A note to a linter may stand between.
      source.text
        .slice(end, start)
        .replace(/^\s*\/\/.*$/gm, '')
        .trim() === '',
  )
  return comment?.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
