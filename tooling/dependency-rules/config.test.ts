import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import config from './config.ts'
import { packages } from './packages.ts'
import { plant, plantWorkspace } from './plantedWorkspace.ts'

let root: string

beforeEach(() => {
  root = plantWorkspace()
})
afterEach(() => rmSync(root, { recursive: true }))

async function violations(): Promise<string[]> {
  const { options = {}, ...ruleSet } = config
  const { output } = await cruise(
    ['packages', 'apps', 'e2e'],
    { ...options, ruleSet, validate: true, baseDir: root },
    options.enhancedResolveOptions ?? {},
  )
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`)
}

test('a workspace that keeps the rules has no violation', async () => {
  expect(await violations()).toEqual([])
})

test('every package of this workspace has rules', () => {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(import.meta.dirname, '../..', parent)).map((name) => `${parent}/${name}`),
  )
  expect(packages.map(({ folder }) => folder)).toEqual(expect.arrayContaining(folders))
})

describe('each planted violation is refused', () => {
  const cases: [what: string, path: string, text: string, ...rules: string[]][] = [
    ['i18n imports ui', 'packages/i18n/src/a.ts', "import { Popup } from '@baize/ui'", 'direction-of-i18n'],
    [
      'what features share imports a feature',
      'apps/agent-site/src/shared/a.ts',
      "import { Form } from '../features/transfer/Form.ts'",
      'shared-below-features',
    ],
    [
      'a feature imports the inside of another',
      'apps/agent-site/src/features/bills/a.ts',
      "import { Form } from '../transfer/Form.ts'",
      'feature-by-its-face',
    ],
    [
      'a feature loads the inside of another lazily',
      'apps/agent-site/src/features/bills/a.ts',
      "export const form = () => import('../transfer/Form.ts')",
      'feature-by-its-face',
    ],
    [
      'a feature imports a type from the inside of another',
      'apps/agent-site/src/features/bills/a.ts',
      "import type { Form } from '../transfer/Form.ts'",
      'feature-by-its-face',
    ],
    [
      'a story imports the inside of another feature',
      'apps/agent-site/src/features/bills/a.stories.tsx',
      "import { Form } from '../transfer/Form.ts'",
      'feature-by-its-face',
    ],
    [
      'a feature imports the app that assembles it',
      'apps/agent-site/src/features/bills/a.ts',
      "import { App } from '../../app/App.tsx'",
      'features-below-app',
    ],
    [
      'a site loads the contract with its schemas',
      'apps/member-site/src/a.ts',
      "import { calls } from '@baize/api/contract'",
      'member-site-without-contract',
    ],
    [
      'a site loads the contract lazily',
      'apps/member-site/src/a.ts',
      "export const calls = () => import('@baize/api/contract')",
      'member-site-without-contract',
    ],
    [
      'the platform imports more of ui than what serves brands',
      'apps/platform/src/a.ts',
      "import { Popup } from '@baize/ui'",
      'direction-of-platform',
    ],
    [
      'ui imports the network package',
      'packages/ui/src/a.ts',
      "import { calls } from '@baize/api'",
      'direction-of-ui',
    ],
    [
      'ui imports types of the network package',
      'packages/ui/src/a.ts',
      "import type { Call } from '@baize/api'",
      'direction-of-ui',
    ],
    [
      'site imports what is built on it',
      'packages/site/src/a.ts',
      "import type { Account } from '@baize/account'",
      'direction-of-site',
    ],
    [
      'a site imports the other',
      'apps/member-site/src/a.ts',
      "import { App } from '@baize/agent-site/src/App.tsx'",
      'direction-of-member-site',
    ],
    [
      'a site imports the other lazily',
      'apps/member-site/src/a.ts',
      "export const x = import('@baize/agent-site/src/App.tsx')",
      'direction-of-member-site',
    ],
    [
      'a package imports itself by name',
      'packages/ui/src/a.ts',
      "import { Popup } from '@baize/ui'",
      'own-name',
    ],
    [
      'the platform imports a screen',
      'apps/platform/src/a.ts',
      "import { Form } from '@baize/forms'",
      'direction-of-platform',
    ],
    [
      'the platform imports the sandbox',
      'apps/platform/src/a.ts',
      "import { sandbox } from '@baize/sandbox/src/main.ts'",
      'direction-of-platform',
    ],
    [
      'the platform loads the sandbox lazily',
      'apps/platform/src/a.ts',
      "export const sandbox = () => import('@baize/sandbox/src/main.ts')",
      'direction-of-platform',
    ],
    [
      'a test of the platform imports the sandbox',
      'apps/platform/src/a.test.ts',
      "import { sandbox } from '@baize/sandbox/src/main.ts'",
      'direction-of-platform',
    ],
    [
      'a site imports the sandbox',
      'apps/member-site/src/a.ts',
      "import { sandbox } from '@baize/sandbox/src/main.ts'",
      'direction-of-member-site',
    ],
    [
      'Storybook imports the platform',
      'apps/storybook/src/a.ts',
      "import { main } from '@baize/platform/src/main.ts'",
      'direction-of-storybook',
    ],
    [
      'ui imports the network package with a query',
      'packages/ui/src/a.ts',
      "import code from '@baize/api?script'",
      'direction-of-ui',
    ],
    [
      'an import past the exports',
      'packages/forms/src/a.ts',
      "import { popup } from '@baize/ui/src/popup.ts'",
      'entry-points',
    ],
    [
      'a re-export past the exports',
      'packages/forms/src/a.ts',
      "export { popup } from '@baize/ui/popup'",
      'entry-points',
    ],
    [
      'a path into another package',
      'packages/forms/src/a.ts',
      "import { popup } from '../../ui/src/popup.ts'",
      'relative-path',
    ],
    [
      'a site imports the other by path',
      'apps/member-site/src/a.ts',
      "import { App } from '../../agent-site/src/App.tsx'",
      'relative-path',
      'direction-of-member-site',
    ],
    [
      'radix outside ui',
      'packages/account/src/a.ts',
      "import { Dialog } from 'radix-ui'",
      'account-without-radix-ui',
    ],
    [
      'an entry of radix outside ui',
      'apps/member-site/src/a.ts',
      "import { Root } from 'radix-ui/dialog'",
      'member-site-without-radix-ui',
    ],
    [
      'a single package of radix outside ui',
      'apps/member-site/src/a.ts',
      "import { Root } from '@radix-ui/react-dialog'",
      'member-site-without-radix-ui',
    ],
    [
      'types of lucide outside ui',
      'apps/member-site/src/a.ts',
      "import type { LucideProps } from 'lucide-react'",
      'member-site-without-lucide-react',
    ],
    [
      'icons outside ui',
      'apps/member-site/src/a.ts',
      "import { X } from 'lucide-react'",
      'member-site-without-lucide-react',
    ],
    ['React in api', 'packages/api/src/a.ts', "import { useState } from 'react'", 'api-without-react'],
    [
      'an entry of React in api',
      'packages/api/src/a.ts',
      "import { jsx } from 'react/jsx-runtime'",
      'api-without-react',
    ],
    ['classic zod in a browser', 'packages/forms/src/a.ts', "import { z } from 'zod'", 'forms-without-zod'],
    [
      'a network library in ui',
      'packages/ui/src/a.ts',
      "import { ofetch } from 'ofetch'",
      'ui-without-ofetch',
    ],
    [
      "Node's modules in a browser",
      'packages/account/src/a.ts',
      "import { readFileSync } from 'node:fs'",
      'account-without-node',
    ],
    [
      'a file that imports itself',
      'packages/ui/src/a.ts',
      "import { a } from './a.ts'\nexport const b = a",
      'self-import',
    ],
    [
      'a package without rules',
      'packages/wallet/src/a.ts',
      "import { calls } from '@baize/api'",
      'unknown-package',
    ],
  ]
  test.each(cases)('%s', async (_, path, text, ...rules) => {
    plant(root, path, `${text}\n`)
    expect((await violations()).sort()).toEqual(rules.map((rule) => `${path}: ${rule}`).sort())
  })
})

test('tests may use Node, scripts too, and a package outside of ours is followed nowhere', async () => {
  plant(root, 'packages/ui/src/a.test.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n")
  plant(root, 'packages/ui/scripts/a.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n")
  plant(root, 'packages/ui/bench/a.ts', "import { z } from 'zod/mini'\nexport const a = z\n")
  expect(await violations()).toEqual([])
})
