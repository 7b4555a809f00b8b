import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkPartialLocales, reportOf, wholeFile, writeWholeFile } from './partialLocales.ts'
import { partialLocales } from './vite.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
const faults = () => checkPartialLocales(root, ['en', 'vi', 'ru']).faults

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-languages-'))
  write(
    'packages/i18n/src/locales/locales.json',
    '{ "locales": [{ "tag": "en" }, { "tag": "vi" }, { "tag": "ru" }] }',
  )
  write('packages/ui/locales/en.po', `${head}\nmsgctxt "button"\nmsgid "Sign in"\nmsgstr "Sign in"\n`)
  write(
    'packages/ui/locales/screens/en.po',
    `${head}\nmsgid "{n, plural, one {# bet of {name}} other {# bets of {name}}}"\nmsgstr ""\n\n#. js-lingui-explicit-id\nmsgid "code_1"\nmsgstr "Too short"\n`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

it('a language that has not been begun is all to fill, and needs no file', () => {
  expect(faults()).toEqual([])
  expect(checkPartialLocales(root, ['vi']).rows).toEqual([
    { tag: 'vi', translated: 0, drafts: 0, reading: 'draft' },
  ])
  const text = wholeFile(root, 'vi')
  expect(text.match(/^msgstr ""$/gm)).toHaveLength(4)
  expect(text.indexOf('Sign in')).toBeLessThan(text.indexOf('plural'))
  expect(text).toContain('# Too short\n#. js-lingui-explicit-id')
})

it('the file that is made is the one that is read: it has no error, and keeps what is filled', () => {
  const path = writeWholeFile(root, 'vi')
  expect(faults()).toEqual([])
  const filled = readFileSync(path, 'utf8')
    .replace('msgid "Sign in"\nmsgstr ""', 'msgid "Sign in"\nmsgstr "Đăng nhập"')
    .replace('msgid "code_1"\nmsgstr ""', 'msgid "code_1"\nmsgstr "Quá ngắn"')
    .replace('\nmsgctxt "button"', '\n#, fuzzy\nmsgctxt "button"')
  writeFileSync(path, filled)
  write('languages/states.json', '{ "vi": "read", "en": "source" }')
  const { rows } = checkPartialLocales(root, ['en', 'vi'])
  expect(rows[1]).toEqual({ tag: 'vi', translated: 2, drafts: 1, reading: 'read' })
  expect(reportOf(rows, 3)).toEqual([
    'en       100 %  3 of 3, 0 of them drafts (source)',
    'vi        66 %  2 of 3, 1 of them drafts (read)',
  ])
  const again = wholeFile(root, 'vi')
  expect(again).toContain('msgid "Sign in"\nmsgstr "Đăng nhập"')
  expect(again).toContain('#, fuzzy\nmsgctxt "button"')
})

it('errors are found as in the packages: placeholders, plurals of the language, words that are used no more', () => {
  write(
    'languages/ru.po',
    `${head}\nmsgid "{n, plural, one {# bet of {name}} other {# bets of {name}}}"\nmsgstr "{n, plural, one {# ставка} other {# ставок}}"\n\nmsgid "Gone"\nmsgstr "Нет"\n`,
  )
  write('languages/xx.po', head)
  expect(faults()).toEqual([
    expect.stringMatching(/^languages\/xx\.po: xx is no language/),
    expect.stringMatching(/has no "few" branch in the plural of \{n\}/),
    expect.stringMatching(/has no "many" branch in the plural of \{n\}/),
    expect.stringMatching(/lost the placeholder \{name\}/),
    expect.stringMatching(/"Gone" is used nowhere any more/),
  ])
})

it('sites are given how far a language is, and its words in two chunks; one without words has none', () => {
  write('languages/vi.po', `${head}\nmsgctxt "button"\nmsgid "Sign in"\nmsgstr "Đăng nhập"\n`)
  const { load } = partialLocales(root)
  expect(load('\0virtual:baize-languages')).toContain('const partial = {"vi":33,"ru":0}')
  const loaders = load('\0virtual:baize-languages/bring')
  expect(loaders).toContain(`"vi": [() => import('virtual:baize-languages/vi/first'), none]`)
  expect(load('\0virtual:baize-languages/vi/first')).toMatch(
    /^export const messages = \{"[\w+/-]{6}":\["Đăng nhập"\]\}$/,
  )
  expect(load('\0virtual:baize-languages/vi/rest')).toBe('export const messages = {}')
})
