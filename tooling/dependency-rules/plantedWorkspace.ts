import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small workspace that keeps every rule: each test plants one violation in it. */
const workspace = {
  'packages/i18n/package.json': '{ "exports": { ".": "./src/index.ts", "./format": "./src/format.ts" } }',
  'packages/i18n/src/index.ts': "export { money } from './format.ts'\n",
  'packages/i18n/src/format.ts': 'export const money = 1\n',
  'packages/ui/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts':
    "import { Dialog } from 'radix-ui'\nimport { money } from '@baize/i18n/format'\nexport const Popup = [Dialog, money]\n",
  'packages/ui/src/popup.ts': 'export const popup = 1\n',
  'packages/forms/package.json':
    '{ "exports": { ".": "./src/index.ts", "./compiler": "./src/compiler/index.ts" } }',
  'packages/forms/src/index.ts': "import { Popup } from '@baize/ui'\nexport const Form = Popup\n",
  'packages/forms/src/compiler/index.ts': 'export const rules = 1\n',
  'packages/api/package.json':
    '{ "exports": { ".": "./src/index.ts", "./contract": "./src/contract/index.ts" } }',
  'packages/api/src/index.ts': "import { z } from 'zod/mini'\nexport const calls = z\n",
  'packages/api/src/contract/index.ts': 'export type Call = 1\nexport const calls = 1\n',
  'packages/site/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/site/src/index.ts':
    "import type { Call } from '@baize/api/contract'\nimport code from '@baize/ui?script'\nexport const script = code\nexport type Site = Call\n",
  'packages/account/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/account/src/index.ts': "import type { Site } from '@baize/site'\nexport type Account = Site\n",
  'apps/member-site/package.json': '{}',
  'apps/agent-site/package.json': '{}',
  'apps/agent-site/src/App.tsx': 'export const App = () => <main />\n',
  'apps/agent-site/src/app/App.tsx':
    "import { Form } from '../features/transfer/Form.ts'\nexport const App = Form\n",
  'apps/agent-site/src/features/bills/index.ts': "export { Bills } from './Bills.ts'\n",
  'apps/agent-site/src/features/bills/Bills.ts':
    "import { Form } from '../transfer/index.ts'\nexport const Bills = Form\n",
  'apps/agent-site/src/features/transfer/index.ts': "export { Form } from './Form.ts'\n",
  'apps/agent-site/src/features/transfer/Form.ts': 'export const Form = 1\n',
  'apps/platform/package.json': '{}',
  'apps/platform/src/main.ts':
    "import { calls } from '@baize/api/contract'\nimport { rules } from '@baize/forms/compiler'\nimport { readFileSync } from 'node:fs'\nexport const main = [calls, rules, readFileSync]\n",
  'apps/sandbox/src/main.ts':
    "import { main } from '@baize/platform/src/main.ts'\nexport const sandbox = main\n",
  'apps/storybook/package.json': '{}',
  'e2e/package.json': '{}',
}

export function plant(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Writes the workspace into a temporary folder, its packages linked as pnpm links them. */
export function plantWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'dependency-rules-'))
  for (const [path, text] of Object.entries(workspace)) plant(root, path, text)
  mkdirSync(join(root, 'node_modules/@baize'), { recursive: true })
  for (const parent of ['packages', 'apps'])
    for (const name of readdirSync(join(root, parent)))
      symlinkSync(join(root, parent, name), join(root, 'node_modules/@baize', name))
  return root
}
