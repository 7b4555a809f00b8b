import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { accountMoney, accountScreens, uiScreens } from './catalogueFolders.ts'
import { compile } from './catalogues/compile.ts'

const root = join(import.meta.dirname, '..')

/** Where the messages of a module are loaded from; undefined for those of the first screen, which wait for no module. */
interface MessageLoader {
  /** The module that loads them. */
  path: string
  /** What it exports. */
  name: string
}

export interface MessagesOptions {
  /**
   * Built for apps outside of the workspace, which know no first screen: every module announces its catalogue and keeps
   * its English.
   * @default false
   */
  installed?: boolean
}

/** The `messages.ts` of a folder, or of one that it is in, below `src`: a feature, a part of the app, a screen of a package. */
function nearestMessages(folder: string, src: string): string | undefined {
  if (!folder.startsWith(`${src}/`)) return undefined
  const own = join(folder, 'messages.ts')
  return existsSync(own) ? own : nearestMessages(dirname(folder), src)
}

/** The loader of the catalogue that lingui.config.ts extracts a module's messages into. */
function messageLoaderOf(file: string, { installed = false }: MessagesOptions): MessageLoader | undefined {
  const [kind, name = '', , folder = ''] = relative(root, file).split('/')
  const src = join(root, kind ?? '', name, 'src')
  if (kind === 'packages' && name === 'forms') return { path: join(src, 'messages.ts'), name: 'loadMessages' }
  if (kind === 'packages' && name === 'ui' && uiScreens.includes(folder))
    return { path: join(src, 'screen-messages.ts'), name: 'loadScreenMessages' }
  if (kind === 'packages' && name === 'account') {
    if (accountScreens.includes(folder))
      return { path: join(src, 'screen-messages.ts'), name: 'loadViewMessages' }
    if (accountMoney.includes(folder))
      return { path: join(src, 'money-messages.ts'), name: 'loadMoneyMessages' }
  }
  const own = nearestMessages(dirname(file), src)
  if (!own) {
    const first = join(src, 'messages.ts')
    return installed && existsSync(first) ? { path: first, name: 'loadMessages' } : undefined
  }
  const [, exported] = /export const (load\w*Messages)\b/.exec(readFileSync(own, 'utf8')) ?? []
  if (!exported)
    throw new Error(`${own} exports no loader of messages: export const loadMessages = messagesFrom(…)`)
  return { path: own, name: exported }
}

/**
 * Whether a module keeps its English in a production build. Those of a site do not: its catalogues are complete, which is
 * checked, and are built together with its code.
 */
function keepsEnglish(loader: MessageLoader | undefined): boolean {
  return loader !== undefined && relative(root, loader.path).startsWith('packages/')
}

/**
 * The Lingui macros, and two things about each module that shows messages which no first screen has:
 * - it announces the catalogue that it needs, so that a screen made of it waits for that catalogue, whichever consumer mounts it;
 * - in a package, it keeps the English of each message, compiled, which is shown where a catalogue lacks it.
 * Installed packages keep it in all modules: no provider need be mounted.
 */
export function messagesPreset(
  options: MessagesOptions = {},
): ReturnType<typeof linguiTransformerBabelPreset> {
  const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' })
  const preset = macros.preset as { plugins: unknown[] }
  return { ...macros, preset: { plugins: [...preset.plugins, [moduleMessages, options]] } } as typeof macros
}

/** What is used of Babel's nodes: the package has no types. */
interface Node {
  type: string
  name?: string
  value?: unknown
  key?: Node
  properties?: Node[] | undefined
  leadingComments?: { value: string }[]
}
interface Program {
  node: { body: unknown[] }
  scope: { generateUidIdentifier: (name: string) => Node }
  traverse: (visitor: { ObjectExpression: (path: { node: Node }) => void }) => void
}
interface Types {
  identifier: (name: string) => Node
  stringLiteral: (text: string) => Node
  valueToNode: (value: unknown) => Node
  importSpecifier: (local: Node, imported: Node) => Node
  importDeclaration: (specifiers: Node[], source: Node) => Node
  callExpression: (callee: Node, given: Node[]) => Node
  expressionStatement: (expression: Node) => Node
}

function moduleMessages({ types }: { types: Types }, options: MessagesOptions) {
  return {
    name: 'baize-module-messages',
    visitor: {
      Program: {
        exit(program: Program, { filename = '' }: { filename?: string }) {
          const loader = messageLoaderOf(filename, options)
          const keep = options.installed || keepsEnglish(loader) || process.env.NODE_ENV !== 'production'
          let found = false
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => /\bi18n\b/.test(value))) return
              found = true
              compileMessage(node, keep, types)
            },
          })
          if (found && loader) announce(program, filename, loader, types)
        },
      },
    },
  }
}

/** Replaces the text of a macro's descriptor by its compiled form, or removes it. */
function compileMessage(descriptor: Node, keep: boolean, types: Types): void {
  descriptor.properties = descriptor.properties?.filter(
    ({ key }) => key?.name !== 'context' && (keep || key?.name !== 'message'),
  )
  for (const property of descriptor.properties ?? []) {
    const text = property.value as Node
    if (property.key?.name !== 'message' || typeof text.value !== 'string') continue
    const compiled = compile(text.value)
    property.value = types.valueToNode(Array.isArray(compiled) ? compiled : [compiled])
  }
}

/** Adds `needMessages(loadMessages)` with its imports; last, so that no line moves. */
function announce(program: Program, filename: string, loader: MessageLoader, types: Types): void {
  const path = relative(dirname(filename), loader.path)
  const need = program.scope.generateUidIdentifier('needMessages')
  const load = program.scope.generateUidIdentifier('loadMessages')
  const named = (local: Node, name: string, from: string) =>
    types.importDeclaration([types.importSpecifier(local, types.identifier(name))], types.stringLiteral(from))
  program.node.body.push(
    named(need, 'needMessages', '@baize/i18n'),
    named(load, loader.name, path.startsWith('.') ? path : `./${path}`),
    types.expressionStatement(types.callExpression(need, [load])),
  )
}
