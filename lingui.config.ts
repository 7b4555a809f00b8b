import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import {
  accountAtOnce,
  accountMoney,
  accountScreens,
  uiScreens as uiFolders,
} from './tooling/catalogueFolders.ts'

const tests = ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/testing/**']

function catalogue(path: string, include: string[], without: string[] = []) {
  return {
    path: `<rootDir>/${path}/{locale}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: [...tests, ...without.map((folder) => `${folder}/**`)],
  }
}

const uiScreens = uiFolders.map((folder) => `packages/ui/src/${folder}`)
const inAccount = (folders: string[]) => folders.map((folder) => `packages/account/src/${folder}`)

/** The folders of a site or a package whose messages are loaded with them: those with a messages.ts. */
const lazyFolders = (site: string) =>
  globSync(['*/messages.ts', '{app,features,shared}/*/messages.ts'], {
    cwd: fileURLToPath(new URL(`${site}/src`, import.meta.url)),
  })
    .map((file) => dirname(file))
    .filter((folder) => folder !== 'testing')
    .sort()

/** A site's messages: one catalogue for what it says at once, one for each folder whose messages are loaded with it. */
function siteCatalogues(site: string) {
  const folders = lazyFolders(site).map((folder) => `${site}/src/${folder}`)
  return [
    catalogue(`${site}/locales`, [`${site}/src`], folders),
    ...folders.map((folder) => catalogue(`${site}/locales/${basename(folder)}`, [folder])),
  ]
}

/** One catalogue per folder, or per part of it that loads by itself, and language; the source language is English. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['km', 'en', 'zh-Hans', 'ar'],
  fallbackLocales: false,
  catalogs: [
    catalogue('packages/ui/locales', ['packages/ui/src'], uiScreens),
    catalogue('packages/ui/locales/screens', uiScreens),
    catalogue('packages/forms/locales', ['packages/forms/src'], ['packages/forms/src/form']),
    catalogue('packages/forms/locales/form', ['packages/forms/src/form']),
    ...siteCatalogues('packages/site'),
    catalogue('packages/account/locales', inAccount(accountAtOnce)),
    catalogue('packages/account/locales/screens', inAccount(accountScreens)),
    catalogue('packages/account/locales/money', inAccount(accountMoney)),
    ...lazyFolders('packages/account').map((room) =>
      catalogue(`packages/account/locales/${room}`, inAccount([room])),
    ),
    ...siteCatalogues('apps/member-site'),
    ...siteCatalogues('apps/agent-site'),
  ],
  // As Lingui's own, but in English where there is no provider.
  runtimeConfigModule: {
    useLingui: ['@baize/i18n/lingui', 'useLingui'],
    Trans: ['@baize/i18n/lingui', 'Trans'],
  },
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
}

export default config
