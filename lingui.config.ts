import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const rooms = ['packages/ui', 'packages/forms', 'packages/account', 'apps/member-site', 'apps/agent-site']

/** One catalogue per room and language; the source language is English. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['km', 'en', 'zh-Hans'],
  fallbackLocales: false,
  catalogs: rooms.map((room) => ({
    path: `<rootDir>/${room}/locales/{locale}`,
    include: [`<rootDir>/${room}/src`],
    exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
  })),
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
}

export default config
