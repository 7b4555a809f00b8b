import { existsSync, readdirSync } from 'node:fs'
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

/** The folders of a site or a package that bring their own words when they are opened: those with a messages.ts. */
const lazyRooms = (site: string) =>
  readdirSync(new URL(`${site}/src`, import.meta.url)).filter(
    (room) => room !== 'testing' && existsSync(new URL(`${site}/src/${room}/messages.ts`, import.meta.url)),
  )

/** A site's words: one catalogue for what it says at once, one for each room that brings its own. */
function siteCatalogues(site: string) {
  const rooms = lazyRooms(site)
  return [
    catalogue(
      `${site}/locales`,
      [`${site}/src`],
      rooms.map((room) => `${site}/src/${room}`),
    ),
    ...rooms.map((room) => catalogue(`${site}/locales/${room}`, [`${site}/src/${room}`])),
  ]
}

/** One catalogue per room, or per part of it that loads by itself, and language; the source language is English. */
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
    ...lazyRooms('packages/account').map((room) =>
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
