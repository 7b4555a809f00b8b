import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkImports } from './check.ts'

let root: string

/** A small lawful house: each test plants one violation in it. */
const house = {
  'packages/i18n/package.json': '{ "exports": { ".": "./src/index.ts", "./format": "./src/format.ts" } }',
  'packages/i18n/src/index.ts': "export { money } from './format.ts'\n",
  'packages/i18n/src/format.ts': 'export const money = 1\n',
  'packages/ui/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts':
    "import { Dialog } from 'radix-ui'\nimport { money } from '@baize/i18n/format'\nexport const Popup = [Dialog, money]\n",
  'packages/forms/package.json':
    '{ "exports": { ".": "./src/index.ts", "./compiler": "./src/compiler.ts" } }',
  'packages/forms/src/index.ts': "import { Popup } from '@baize/ui'\nexport const Form = Popup\n",
  'packages/api/package.json': '{ "exports": { ".": "./src/index.ts", "./contract": "./src/contract.ts" } }',
  'packages/api/src/index.ts': "import { z } from 'zod/mini'\nexport const calls = z\n",
  'packages/account/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'apps/member-site/package.json': '{}',
  'apps/agent-site/package.json': '{}',
  'apps/agent-site/src/App.tsx': 'export const App = () => <main />\n',
  'apps/platform/package.json': '{}',
  'apps/platform/src/main.ts':
    "import { calls } from '@baize/api/contract'\nimport { rules } from '@baize/forms/compiler'\nimport { readFileSync } from 'node:fs'\nexport const main = [calls, rules, readFileSync]\n",
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-law-'))
  for (const [path, text] of Object.entries(house)) plant(path, text)
})
afterEach(() => rmSync(root, { recursive: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('a lawful house has no violation', () => {
  expect(checkImports(root)).toEqual({ files: 7, violations: [] })
})

describe('each planted violation is found, alone, at its line', () => {
  const cases: [what: string, path: string, text: string, rule: string][] = [
    [
      'the ground floor imports a room',
      'packages/i18n/src/a.ts',
      "import { Popup } from '@baize/ui'",
      'table',
    ],
    [
      'a site carries the contract with its schemas',
      'apps/member-site/src/a.ts',
      "import { calls } from '@baize/api/contract'",
      'table',
    ],
    [
      'the platform takes more of ui than what serves brands',
      'apps/platform/src/a.ts',
      "import { Popup } from '@baize/ui'",
      'table',
    ],
    ['ui imports the network room', 'packages/ui/src/a.ts', "import { calls } from '@baize/api'", 'table'],
    [
      'ui imports the network room as types',
      'packages/ui/src/a.ts',
      "import type { Call } from '@baize/api'",
      'table',
    ],
    [
      'a site imports the other',
      'apps/member-site/src/a.ts',
      "import { App } from '@baize/agent-site'",
      'table',
    ],
    [
      'a site imports the other lazily',
      'apps/member-site/src/a.ts',
      "const x = import('@baize/agent-site')",
      'table',
    ],
    [
      'a site names a type of the other',
      'apps/member-site/src/a.ts',
      "type X = import('@baize/agent-site').App",
      'table',
    ],
    ['a room imports itself by name', 'packages/ui/src/a.ts', "import { Popup } from '@baize/ui'", 'table'],
    [
      'the platform imports a screen',
      'apps/platform/src/a.ts',
      "import { Form } from '@baize/forms'",
      'table',
    ],
    [
      'Storybook imports the platform',
      'apps/storybook/src/a.ts',
      "import { main } from '@baize/platform'",
      'table',
    ],
    [
      'an import past the exports',
      'packages/forms/src/a.ts',
      "import { Popup } from '@baize/ui/src/popup.ts'",
      'deep',
    ],
    [
      'a re-export past the exports',
      'packages/forms/src/a.ts',
      "export { Popup } from '@baize/ui/popup'",
      'deep',
    ],
    [
      'a path into another room',
      'packages/forms/src/a.ts',
      "import { Popup } from '../../ui/src/index.ts'",
      'outside',
    ],
    [
      'a site reaches the other by path',
      'apps/member-site/src/a.ts',
      "import { App } from '../../agent-site/src/App.tsx'",
      'outside',
    ],
    ['radix outside ui', 'packages/account/src/a.ts', "import { Dialog } from 'radix-ui'", 'ban'],
    [
      'a radix entry outside ui',
      'apps/member-site/src/a.ts',
      "import { Root } from 'radix-ui/dialog'",
      'ban',
    ],
    [
      'lucide types outside ui',
      'apps/member-site/src/a.ts',
      "import type { IconNode } from 'lucide-react'",
      'ban',
    ],
    ["an icon past ui's icons", 'apps/member-site/src/a.ts', "import { Menu } from 'lucide-react'", 'ban'],
    ['React in api', 'packages/api/src/a.ts', "import { useState } from 'react'", 'ban'],
    [
      'React in api, an entry of it',
      'packages/api/src/a.ts',
      "import { jsx } from 'react/jsx-runtime'",
      'ban',
    ],
    ['classic zod in a browser room', 'packages/forms/src/a.ts', "import { z } from 'zod'", 'ban'],
    ['a network library in ui', 'packages/ui/src/a.ts', "import { ofetch } from 'ofetch'", 'ban'],
    [
      "Node's modules in a browser room",
      'packages/account/src/a.ts',
      "import { readFileSync } from 'node:fs'",
      'node',
    ],
    [
      'a public type of ui that is radix inside',
      'packages/ui/src/a.ts',
      "import type { DialogProps } from 'radix-ui'\nexport type PopupProps = DialogProps & { a: 1 }",
      'leak',
    ],
    [
      'a public interface that extends lucide',
      'packages/ui/src/a.ts',
      "import type { LucideProps } from 'lucide-react'\nexport interface IconProps extends LucideProps {}",
      'leak',
    ],
    [
      'a re-export of a lucide type',
      'packages/ui/src/a.ts',
      "export type { IconNode } from 'lucide-react'",
      'leak',
    ],
    [
      'a re-export of an icon beside the icons',
      'packages/ui/src/menu/a.ts',
      "export { Menu } from 'lucide-react'",
      'leak',
    ],
    ['a re-export of radix', 'packages/ui/src/a.ts', "export { Dialog } from 'radix-ui'", 'leak'],
    [
      'a file that imports itself',
      'packages/ui/src/a.ts',
      "import { a } from './a.ts'\nexport const b = a",
      'circle',
    ],
  ]
  test.each(cases)('%s', (_, path, text, rule) => {
    plant(path, `${text}\n`)
    const { violations } = checkImports(root)
    expect(violations.map((found) => [found.rule, found.file])).toEqual([[rule, path]])
    expect(violations[0]?.line).toBe(rule === 'leak' && text.includes('\n') ? 2 : 1)
  })
})

test('a circle through three files is told as one path', () => {
  plant('packages/ui/src/a.ts', "import './b.ts'\n")
  plant('packages/ui/src/b.ts', "export { c } from './c'\n")
  plant('packages/ui/src/c.tsx', "import './a.ts'\nexport const c = 1\n")
  expect(checkImports(root).violations.map(({ words }) => words)).toEqual([
    'circle: packages/ui/src/a.ts -> packages/ui/src/b.ts -> packages/ui/src/c.tsx -> packages/ui/src/a.ts',
  ])
})

test('erased and lazy imports make no circle, and tests may use Node', () => {
  plant('packages/ui/src/a.ts', "import type { B } from './b.ts'\nexport type A = B\n")
  plant('packages/ui/src/b.ts', "export const a = () => import('./a.ts')\nexport type B = 1\n")
  plant('packages/ui/src/a.test.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n")
  expect(checkImports(root).violations).toEqual([])
})
