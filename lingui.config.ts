import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const tests = ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/testing/**']

function catalogue(path: string, include: string[]) {
  return {
    path: `<rootDir>/${path}/{locale}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: tests,
  }
}

/** What the account room says before a screen of it is opened: these words are on every first screen. */
const accountAtOnce = ['closed', 'game-categories', 'problems', 'routing', 'session', 'sign-in', 'start']
const accountScreens = ['deposit', 'password', 'records', 'register', 'timeline', 'withdraw']
const inAccount = (folders: string[]) => folders.map((folder) => `packages/account/src/${folder}`)

/** One catalogue per room, or per part of it that loads by itself, and language; the source language is English. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['km', 'en', 'zh-Hans'],
  fallbackLocales: false,
  catalogs: [
    catalogue('packages/ui/locales', ['packages/ui/src']),
    catalogue('packages/forms/locales', ['packages/forms/src']),
    catalogue('packages/account/locales', inAccount(accountAtOnce)),
    catalogue('packages/account/locales/screens', inAccount(accountScreens)),
    catalogue('apps/member-site/locales', ['apps/member-site/src']),
    catalogue('apps/agent-site/locales', ['apps/agent-site/src']),
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
}

export default config
