import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { purposeOf } from '../../app/purposeOf.ts'
import { memberPageAliases, memberPages } from '../../features/member/pages.ts'
import { paths } from '../paths.ts'
import { loadMessages } from './messages.ts'
import { purposes } from './purpose.ts'
import { purposeTitle } from './purposeTitles.ts'
import { keepResume, resumeOf, resumeText } from './resume.ts'

const locales = ['en', 'km', 'zh-Hans', 'ar'] as const
const ways = ['login', 'register'] as const

afterEach(() => vi.unstubAllGlobals())

test.each(locales)(
  'in %s each gate has a sentence of its own, by sign-in and by registration',
  async (locale) => {
    const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })
    const titles = ways.flatMap((way) =>
      purposes.map((to) => i18n._(purposeTitle(way, { to, name: 'Dragon Tiger' }))),
    )
    expect(new Set(titles).size).toBe(purposes.length * ways.length)
    for (const to of ['play', 'favourite', 'promotion', 'redeem'] as const)
      for (const way of ways)
        expect(i18n._(purposeTitle(way, { to, name: 'Dragon Tiger' })), to).toContain('Dragon Tiger')
    expect(i18n._(purposeTitle('login', { to: 'play' }))).not.toMatch(/[{}]|undefined/)
  },
)

test('English says the way in and what for', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: await loadMessages('en') } })
  expect(i18n._(purposeTitle('login', { to: 'play', name: 'Dragon Tiger' }))).toBe(
    'Sign in to play Dragon Tiger',
  )
  expect(i18n._(purposeTitle('register', { to: 'play', name: 'Dragon Tiger' }))).toBe(
    'Open an account to play Dragon Tiger',
  )
  expect(i18n._(purposeTitle('login', { to: 'play' }))).toBe('Sign in to play')
})

test.each([
  ['/play/42', 'play'],
  [paths.seaLottery, 'lottery'],
  [paths.favorite, 'favourites'],
  [paths.deposit, 'deposit'],
  ['/member/depositv2', 'deposit'],
  [paths.raffle, 'raffle'],
  [paths.member, 'account'],
  ['/member/treasure', 'account'],
] as const)('%s is required to %s', (path, to) => {
  expect(purposeOf(path)).toEqual({ to })
})

test('every page of money, of rewards and of records says what it is for', () => {
  const bare = new Set(['security', 'referral', 'sessions', 'cases'])
  for (const page of memberPages)
    expect(purposeOf(`${paths.member}/${page}`).to === 'account', page).toBe(bare.has(page))
  for (const [alias, page] of Object.entries(memberPageAliases))
    expect(purposeOf(`${paths.member}/${alias}`), alias).toEqual(purposeOf(`${paths.member}/${page}`))
})

test("a sign-in's purpose outlives a reload, and other stored values are ignored", () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const resume = { path: '/play/42', purpose: { to: 'play', name: 'Dragon Tiger' } } as const
  keepResume(resume)
  expect(resumeOf(resumeText())).toEqual(resume)
  keepResume(null)
  expect(resumeOf(resumeText())).toEqual({ path: null })
  for (const text of [
    '',
    'null',
    '"/play/42"',
    '{"path":"//elsewhere.example"}',
    '{"path":"/\\\\elsewhere.example"}',
    '{"path":7,"purpose":{"to":"rob"}}',
    '{"purpose":{"to":"play","name":{}}}',
  ])
    expect(resumeOf(text), text).toEqual({ path: null })
})
