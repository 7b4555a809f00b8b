import { loadMessages as loadAccount } from '@baize/account/messages'
import { joinMessages, type Locale } from '@baize/i18n'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { loadMessages as loadMember } from '../../features/member/messages.ts'
import { memberPageAliases, memberPages } from '../../features/member/pages.ts'
import { categoryPaths, paths } from '../../shared/paths.ts'
import { descriptionOf, headOf, isPrivate } from './heads.ts'
import { loadMessages } from './messages.ts'

const load = joinMessages(loadAccount, loadMessages, loadMember)
const home = ['/', '/play/1001', '/nowhere']
const publicOnes = Object.values(paths).filter(
  (path) => !path.startsWith(paths.member) && path !== paths.home && path !== paths.contract,
)

describe.each(['en', 'km', 'zh-Hans', 'ar'] as const)("the pages' descriptions in %s", (locale: Locale) => {
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

  test("each of a member's own pages has a title, by the specification's address too, and says no more", async () => {
    const i18n = setupI18n({ locale, messages: { [locale]: await load(locale) } })
    const titleOf = (page: string) => headOf(i18n, `${paths.member}/${page}`, 'Baize').title
    const titles = memberPages.map(titleOf)
    expect(new Set(titles).size).toBe(memberPages.length)
    expect(titles).not.toContain('')
    for (const [alias, page] of Object.entries(memberPageAliases))
      expect(titleOf(alias), alias).toBe(titleOf(page))
    expect(headOf(i18n, paths.member, 'Baize').title).toBe(titleOf('security'))
    for (const made of ['treasure', '', 'deposit/12', '__proto__', '<b>x</b>'])
      expect(titleOf(made), made).toBe(made === '' ? titleOf('security') : '')
  })

  test('the description needs none of the messages of the member centre', async () => {
    const few = await joinMessages(loadAccount, loadMessages)(locale)
    const i18n = setupI18n({ locale, messages: { [locale]: few } })
    expect(descriptionOf(i18n, paths.deposit, 'Baize')).toBe(descriptionOf(i18n, paths.member, 'Baize'))
    expect(descriptionOf(i18n, paths.deposit, 'Baize')).toContain('Baize')
  })
})

test("a member's own pages are private, with everything below them; others are not", () => {
  for (const path of [paths.member, paths.deposit, '/member/treasure'])
    expect(isPrivate(path), path).toBe(true)
  for (const path of [paths.home, paths.promotions, '/membership']) expect(isPrivate(path), path).toBe(false)
})
