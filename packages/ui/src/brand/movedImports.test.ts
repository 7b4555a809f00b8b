import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { movedToSite, moveImports, renamedExports } from './movedImports.ts'

it.each([
  ["import { useRead } from '@baize/account'", "import { useApiQuery } from '@baize/site'"],
  ["import { SignInForm } from '@baize/account'", "import { SignInForm } from '@baize/account'"],
  [
    "import { DepositScreen, type Platform, useRead as read } from '@baize/account';",
    "import { DepositScreen } from '@baize/account';\nimport { type Platform, useApiQuery as read } from '@baize/site';",
  ],
  [
    'import type {\n  Places,\n  Member,\n} from "@baize/account"',
    'import type { Places } from "@baize/account"\nimport type { Member } from "@baize/site"',
  ],
  [
    "export { ScriptedPlatform, sampleContract } from '@baize/account/testing'",
    "export { sampleContract } from '@baize/account/testing'\nexport { ScriptedPlatform } from '@baize/site/testing'",
  ],
  [
    "export { default } from '@baize/account/loader?script'",
    "export { default } from '@baize/site/loader?script'",
  ],
  ["import { usualKinds } from '@baize/forms'", "import { defaultKinds } from '@baize/forms'"],
  [
    "import { usualAnswers } from '@baize/account/testing'",
    "import { defaultAnswers } from '@baize/site/testing'",
  ],
  ["import '@baize/account/fonts.css'", "import '@baize/site/fonts.css'"],
  ["import '@baize/account/styles.css'", "import '@baize/account/styles.css'"],
])('rewrites %s', (before, after) => {
  expect(moveImports(before)).toBe(after)
  expect(moveImports(after)).toBe(after)
})

it.each(['', '/testing'])('site%s exports each moved name', (entry) => {
  const path = `../../../site/src${entry}/index.ts`
  const exported = readFileSync(new URL(path, import.meta.url), 'utf8').match(/\w+/g)
  expect(exported).toEqual(expect.arrayContaining([...(movedToSite[entry] ?? [])]))
})

it.each([
  ['mostExportRows', 'api/src/contract'],
  ['usualKinds', 'forms/src'],
  ['usualAnswers', 'site/src/testing'],
  ['usualMember', 'site/src/testing'],
  ['usualPermission', 'site/src/testing'],
  ['usualTrial', 'site/src/testing'],
  ['useRead', 'site/src'],
])('%s has its new name in packages/%s', (name, folder) => {
  const exported = readFileSync(new URL(`../../../${folder}/index.ts`, import.meta.url), 'utf8').match(/\w+/g)
  expect(exported).toContain(renamedExports[name])
  expect(exported).not.toContain(name)
})
