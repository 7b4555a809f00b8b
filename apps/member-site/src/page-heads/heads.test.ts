import { loadMessages as loadAccount } from '@baize/account/messages'
import { joinMessages, type Locale } from '@baize/i18n'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { categoryPaths, paths } from '../app/paths.ts'
import { headOf } from './heads.ts'
import { loadMessages } from './messages.ts'

const load = joinMessages(loadAccount, loadMessages)
const home = ['/', '/play/1001', '/nowhere']
const publicOnes = Object.values(paths).filter(
  (path) => !path.startsWith(paths.member) && path !== paths.home && path !== paths.contract,
)

describe.each(['en', 'km', 'zh-Hans', 'ar'] as const)(
  'what the pages say of themselves in %s',
  (locale: Locale) => {
    test('every route has a description with the brand in it; every public one a title of its own', async () => {
      const i18n = setupI18n({ locale, messages: { [locale]: await load(locale) } })
      const head = (path: string) => headOf(i18n, path, 'Baize')
      for (const path of [...Object.values(paths), ...Object.values(categoryPaths), ...home]) {
        expect(head(path).description, path).toContain('Baize')
      }
      for (const path of [...publicOnes, ...Object.values(categoryPaths)]) {
        expect(head(path).title, path).not.toBe('')
      }
      for (const path of home) expect(head(path).title, path).toBe('')
      expect(head('/promotions/first-deposit')).toEqual(head(paths.promotions))
    })
  },
)
