import { posix } from 'node:path'
import type { Messages } from '@baize/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'
import { loadMessages } from '../messages.ts'
import { loadScreenMessages } from '../screen-messages.ts'
import { declarations } from './declarations.ts'
import { createProbe } from './probe.ts'
import { Stage } from './Stage.tsx'

/** What is written beside each component, by its name. */
const docs = new Map(
  Object.entries(import.meta.glob<ComponentDocs>('../**/*.docs.ts', { eager: true, import: 'default' })).map(
    ([path, component]) => [path.replace(/^.*\/|\.docs\.ts$/g, ''), component],
  ),
)

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,stories,conformance,docs,css}.{ts,tsx}'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Libraries that decide how a component behaves; React, Lingui and our own packages are in all of them. */
const libraries: Readonly<Record<string, string>> = {
  'radix-ui': 'Radix',
  'radix-ui/internal': 'Radix',
  'd3-scale': 'd3',
  'd3-shape': 'd3',
  dompurify: 'DOMPurify',
  uqr: 'uqr',
  '@internationalized/date': '@internationalized/date',
  '@tanstack/react-virtual': '@tanstack/react-virtual',
  'embla-carousel': 'Embla',
}

/** What a file imports, at once or on intent, without what it names as a type only. */
function importsOf(text: string): { from: string; names: string }[] {
  const statements = [...text.matchAll(/^(?:import|export) (?!type )(?:([^;'"]*?) from )?'([^']+)'/gm)]
  const dynamic = [...text.matchAll(/import\('([^']+)'\)/g)]
  return [
    ...statements.map(([, names = '', from = '']) => ({ names, from })),
    ...dynamic.map(([, from = '']) => ({ names: '', from })),
  ]
}

/** The libraries under a component, with the parts of Radix that it uses, through everything that it is made of. */
function builtOn(path: string): string[] {
  const [seen, found] = [new Set<string>(), new Map<string, Set<string>>()]
  const visit = (file: string) => {
    const text = sources[file]
    if (text === undefined || seen.has(file)) return
    seen.add(file)
    for (const { from, names } of importsOf(text)) {
      const library = libraries[from]
      if (from.startsWith('.')) visit(posix.join(posix.dirname(file), from))
      else if (library) {
        const parts = found.get(library) ?? new Set()
        found.set(library, parts)
        if (library === 'Radix')
          for (const part of names.replace(/[{}]/g, '').split(',')) parts.add(part.trim().split(' ')[0] ?? '')
      }
    }
  }
  visit(path)
  return [...found]
    .map(([library, parts]) =>
      [library, [...parts].filter(Boolean).sort().join(', ')].filter(Boolean).join(' '),
    )
    .sort()
}

/** Roles that elements have by themselves, by what a server renders. */
const implicit: Readonly<Record<string, RegExp>> = {
  article: /<article/,
  banner: /<header/,
  button: /<button|type="file"/,
  checkbox: /type="checkbox"/,
  code: /<code/,
  combobox: /<select/,
  contentinfo: /<footer/,
  figure: /<figure/,
  group: /<fieldset/,
  heading: /<h[1-6]/,
  iframe: /<iframe/,
  img: /<img/,
  kbd: /<kbd/,
  link: /<a [^>]*href/,
  list: /<[uo]l/,
  main: /<main/,
  navigation: /<nav/,
  progressbar: /<progress/,
  radio: /type="radio"/,
  region: /<section[^>]*aria-label/,
  searchbox: /type="search"/,
  separator: /<hr/,
  table: /<table/,
  textbox: /type="(?:text|password|tel|email)"|<textarea/,
  time: /<time/,
}
/** Roles of what is open: no server renders it. */
const layers = new Set(['menu', 'dialog', 'alertdialog', 'listbox'])
/** Words in the table's code spans that are roles, or elements that have none of their own. */
const known = new Set([
  ...Object.keys(implicit),
  ...layers,
  'alert',
  'grid',
  'radiogroup',
  'slider',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'tablist',
  'tabpanel',
  'timer',
  'toolbar',
  'tree',
  'treeitem',
])

function hasRole(html: string, role: string): boolean {
  return html.includes(`role="${role}"`) || (implicit[role]?.test(html) ?? false)
}

/** A table of Markdown, as the formatter writes it. */
function aligned([head = [], ...rows]: readonly string[][]): string[] {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[], filling = ' ') =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, filling)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ]
}

describe('the table of components', () => {
  let messages: Messages = {}
  beforeAll(async () => {
    messages = { ...(await loadMessages('en')), ...(await loadScreenMessages('en')) }
  })

  it.each(declarations)('names roles that $component has', async ({ component, load }) => {
    const { render } = await load()
    const html = renderToStaticMarkup(<Stage messages={messages}>{render(createProbe().root)}</Stage>)
    const named = [...(docs.get(component)?.role ?? '').matchAll(/`([a-z]+)`/g)].map(([, role = '']) => role)
    const missing = named.filter((role) => known.has(role) && !layers.has(role) && !hasRole(html, role))
    // A layer alone is no page of a server.
    if (html !== '') expect(missing).toEqual([])
  })

  it('has a line for every component, and for nothing else', () => {
    expect([...docs.keys()].sort()).toEqual(declarations.map(({ component }) => component).sort())
  })

  it('leaves no cell empty, and no bar in one', () => {
    for (const [name, { keyboard, role, limits }] of docs)
      expect([name, keyboard, role, limits].every((cell) => cell.trim() !== '' && !cell.includes('|'))).toBe(
        true,
      )
  })

  it('knows what components are built on', () => {
    expect(builtOn('../tabs/Tabs.tsx')).toEqual(['Radix Tabs'])
    expect(builtOn('../multi-select/MultiSelect.tsx')).toEqual(['@tanstack/react-virtual', 'Radix Popover'])
    expect(builtOn('../menu/Menu.tsx')).toEqual(['Radix Menu'])
    expect(builtOn('../kbd/Kbd.tsx')).toEqual([])
  })

  it('is the one that is written down', async () => {
    const rows = await Promise.all(
      declarations.map(async ({ component, folder, load }) => {
        const { root } = await load()
        const note = docs.get(component)
        if (!note) throw new Error(`${component} has no ${component}.docs.ts`)
        const libraries = builtOn(`../${folder}/${component}.tsx`)
        const base = [root && `\`${root}\``, ...libraries].filter(Boolean).join('; ') || 'what it is given'
        return [component, base, note.keyboard, note.role, note.limits, note.status]
      }),
    )
    const table = [
      '# Components',
      '',
      'What each component of `@baize/ui` is built on, which keys it knows beside Tab, what a screen reader has of it, and',
      'what it does not do. Generated by `packages/ui/src/conformance/component-table.test.tsx`, which reads the element and',
      'the libraries from the code, with what they use themselves, and the rest from the `.docs.ts` beside each component.',
      'Its page in Storybook has these, and when to use it. Status: [versioning](versioning.md) says what may change in a',
      'stable component; an experimental one may change in any minor version. Keyboard and roles are verified by the stories',
      'and by the conformance suite.',
      '',
      ...aligned([['Component', 'Built on', 'Keyboard', 'Role and name', 'Limits', 'Status'], ...rows]),
      '',
    ].join('\n')
    await expect(table).toMatchFileSnapshot('../../../../docs/components.md')
  })
})
