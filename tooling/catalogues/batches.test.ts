import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBatches, writeBatches } from './batches.ts'
import { checkPartialLocales } from './partialLocales.ts'
import { checkPlatform } from './platformTexts.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-batches-'))
  write('packages/i18n/src/locales/locales.json', '{ "locales": [{ "tag": "en" }, { "tag": "vi" }] }')
  write(
    'packages/ui/locales/en.po',
    `${head}
msgctxt "button"
msgid "Sign in"
msgstr ""

msgctxt "column: of a bet"
msgid "Stake"
msgstr ""

msgctxt "column: of a bet"
msgid "Bet"
msgstr ""

msgid "{n, plural, one {# bet} other {# bets}}"
msgstr ""
`,
  )
  write(
    'apps/platform/src/news/texts.ts',
    "export const a = { en: 'Deposit {amount}', km: 'x' }\nconst b = { en: '<p>Read <a href=\"/help\">help</a>.</p>', km: 'x' }\nexport const c = { en: 'Not ours' }",
  )
  write('apps/platform/src/games/names.ts', "export const d = { en: 'Emerald Reels', km: 'x' }")
  write('apps/platform/src/translations/.keep', '')
  for (const file of [
    'platform/src/help/sections',
    'platform/src/points/products',
    'platform/src/vip/ladder',
    'sandbox/src/content/promotions',
  ])
    write(`apps/${file}.ts`, "export const made = [['Gold', 'x']].map(([en, km]) => ({ en, km }))")
  write(
    'languages/glossary/vi.md',
    '| English | Vietnamese | Never | Why |\n| --- | --- | --- | --- |\n| stake | tiền cược | đặt cọc | |\n',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const folder = () => join(root, '.translate/vi')
const answer = (lines: string) => writeFileSync(join(folder(), '01.vi.txt'), lines)

it('what waits is numbered with its context, the messages first, and is in the language’s files once it is read', async () => {
  expect(await writeBatches(root, 'vi', folder())).toEqual({ texts: 7, batches: 1 })
  expect(read('.translate/vi/01.en.txt')).toBe(`# packages/ui
1 Sign in  | button
2 Stake  | column: of a bet
3 Bet  | column: of a bet
4 {n, plural, one {# bet} other {# bets}}
# apps/platform/src/help/sections.ts
5 Gold
# apps/platform/src/news/texts.ts
6 Deposit {amount}
7 Read <a href="/help">help</a>.
`)
  answer(
    '1 Đăng nhập\n2 Tiền cược\n3 Cược\n4 {n, plural, other {# cược}}\n5 Vàng\n6 Nạp {amount}\n7 Đọc <a href="/help">trợ giúp</a>.\n',
  )
  expect(await readBatches(root, 'vi', folder())).toEqual({ read: 7, faults: [] })
  expect(read('languages/vi.po')).toContain('msgid "Sign in"\nmsgstr "Đăng nhập"')
  expect(JSON.parse(read('apps/platform/src/translations/vi.json'))).toEqual({
    Gold: 'Vàng',
    'Deposit {amount}': 'Nạp {amount}',
    'Read <a href="/help">help</a>.': 'Đọc <a href="/help">trợ giúp</a>.',
  })
  expect(checkPartialLocales(root, ['vi']).faults).toEqual([])
  expect(await checkPlatform(root)).toEqual({
    faults: [],
    lines: ['vi       100 % of the platform’s texts, 3 of 3'],
  })
  expect(await writeBatches(root, 'vi', folder())).toEqual({ texts: 0, batches: 0 })
})

it('what has an error stays out, and is named: English, another word, placeholders, plurals, tags', async () => {
  await writeBatches(root, 'vi', folder())
  answer('1 Sign in\n2 Đặt cọc\n4 {m, plural, one {# cược}}\n5 Gold\n6 Nạp\n7 Đọc trợ giúp.\n')
  const { read: taken, faults } = await readBatches(root, 'vi', folder())
  expect(taken).toBe(0)
  expect(faults.map((fault) => fault.replace(/^01\.vi\.txt: /, ''))).toEqual([
    '1 "Sign in" reads as the English does, and is not in languages/same-as-english.json.',
    '2 "Stake" is "stake" of the glossary, which says tiền cược, and not Đặt cọc.',
    '4 "{n, plural, one {# bet} other {# bets}}" has no "other" branch in the plural of {m}.',
    '4 "{n, plural, one {# bet} other {# bets}}" lost the placeholder {n}.',
    '4 "{n, plural, one {# bet} other {# bets}}" has the placeholder {m}, which the source has not.',
    '5 "Gold" reads as the English does, and is not in languages/same-as-english.json.',
    '6 "Deposit {amount}" has none for {amount}.',
    '7 "Read <a href="/help">help</a>." has none for </a> <a href="/help">.',
  ])
})

it('columns of one place that read alike are named, and a text that the platform says no more', async () => {
  await writeBatches(root, 'vi', folder())
  answer('2 Tiền cược\n3 Tiền cược\n6 Nạp {amount}\n')
  expect((await readBatches(root, 'vi', folder())).faults).toEqual([])
  expect(checkPartialLocales(root, ['vi']).faults).toEqual([
    'languages/vi.po: "Bet" reads as "Stake" does, beside it: "Tiền cược".',
  ])
  write('apps/platform/src/news/texts.ts', 'export {}')
  expect((await checkPlatform(root)).faults).toEqual([
    'apps/platform/src/translations/vi.json: "Deposit {amount}" is said nowhere any more: npm run messages:batches -- vi --read.',
  ])
})
