import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../settings.ts'
import { placesOf } from '../sanitise.ts'
import { readContent } from './read.ts'
import { contentFiles, switchNames } from './schema.ts'

const places = { hosts: new Set(['play.example.com']), imageOrigins: new Set(['https://img.example.com']) }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))

function problems(): string[] {
  try {
    readContent(folder, places)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

const en = (text: string) => ({ en: text })
const banner = { id: 'a', group: 'w_home', title: en('A'), text: en('B') }
const game = { id: '1', code: 'a', vendor: 'EMR', type: 'RNG', name: en('A') }
const bank = { code: 'A', name: en('A') }
const bonus = {
  ...{ id: 'a', name: en('A'), trigger: { kind: 'promoCode', code: 'a' }, award: { fixed: '5' } },
  ...{ multiplier: 1, offerDays: 1, wageringDays: 1 },
}
const product = { id: 'a', kind: 'cash', name: en('A'), points: '500', amount: '5', stock: 1 }
const model = { id: 'a', name: en('A'), game: '1' }
const promotion = {
  ...{ id: 'a', category: 'vip', flow: 'information', title: en('A'), summary: en('B'), content: en('C') },
  ...{ from: '2026-12-01T00:00:00Z' },
}

test.each<[file: string, value: unknown, reason: string]>([
  ['banners.json', '[{', 'banners.json: is no JSON: '],
  ['banner.json', [], 'banner.json: is no file of content; these are: announcements.json, '],
  ['banners.json', [{ ...banner, group: 'home' }], 'banners.json: [0].group '],
  ['banners.json', [{ ...banner, colour: 'red' }], 'banners.json: [0] Unrecognized key: "colour"'],
  ['banners.json', [banner, banner], 'banners.json: [1].id is there twice'],
  ['banners.json', [{ ...banner, title: { km: 'ក' } }], 'banners.json: [0].title.en is missing'],
  ['banners.json', [{ ...banner, url: 'https://evil.example' }], 'banners.json: [0].url is neither '],
  ['banners.json', [{ ...banner, url: 'javascript:alert(1)' }], 'banners.json: [0].url is neither '],
  [
    'banners.json',
    [{ ...banner, picture: 'https://evil.example/a.png' }],
    'banners.json: [0].picture is at no',
  ],
  ['banners.json', [{ ...banner, picture: '//evil.example/a.png' }], 'banners.json: [0].picture is at no'],
  ['games.json', [game, { ...game, id: '2' }], 'games.json: [1].code is there twice'],
  [
    'games.json',
    [
      { ...game, type: 'LOTT' },
      { ...game, id: '2', vendor: 'LTS', draws: { everySeconds: 60 } },
    ],
    'games.json: [1].code is the code of another lottery',
  ],
  ['games.json', [{ ...game, type: 'CARDS' }], 'games.json: [0].type '],
  ['games.json', [{ ...game, draws: { everySeconds: 1 } }], 'games.json: [0].draws.everySeconds '],
  ['games.json', [{ ...game, picture: 'javascript:alert(1)' }], 'games.json: [0].picture is at no'],
  ['vendors.json', { 'a b': {} }, 'vendors.json: a b '],
  ['vendors.json', { EMR: { mark: 'https://evil.example/a.png' } }, 'vendors.json: EMR.mark is at no'],
  ['bonuses.json', [{ ...bonus, id: 'manual' }], "bonuses.json: [0].id is the platform's own"],
  ['bonuses.json', [bonus, { ...bonus, id: 'b' }], 'bonuses.json: [1].trigger.code is there twice'],
  [
    'bonuses.json',
    [{ ...bonus, award: { percent: 10, most: '5' } }],
    'bonuses.json: [0].award is a share, but ',
  ],
  ['bonuses.json', [{ ...bonus, base: 'bonusAndDeposit' }], 'bonuses.json: [0].base counts a deposit, but '],
  ['bonuses.json', [{ ...bonus, trigger: { kind: 'manual' } }], 'bonuses.json: [0].trigger'],
  ['products.json', [{ ...product, points: '499' }], 'products.json: [0].amount is more than the points'],
  ['products.json', [{ ...product, kind: 'goods' }], 'products.json: [0].amount is nothing that goods'],
  ['products.json', [{ ...product, amount: undefined }], 'products.json: [0].amount is missing'],
  [
    'products.json',
    [{ ...product, picture: 'https://evil.example/a.png' }],
    'products.json: [0].picture is at',
  ],
  ['chat.json', [], 'chat.json: expected object'],
  ['chat.json', { words: ['scam', '.*'] }, 'chat.json: words[1] has no letter'],
  ['chat.json', { words: ['\u200b'] }, 'chat.json: words[0] has no letter'],
  ['chat.json', { words: [' '] }, 'chat.json: words[0] Too small'],
  ['chat.json', { words: ['a'.repeat(65)] }, 'chat.json: words[0] Too big'],
  ['chat.json', { words: Array(501).fill('scam') }, 'chat.json: words Too big'],
  ['chat.json', { strikes: 0 }, 'chat.json: strikes Too small'],
  ['chat.json', { muteMinutes: 0.5 }, 'chat.json: muteMinutes '],
  ['chat.json', { models: [model, model] }, 'chat.json: models[1].id is there twice'],
  ['chat.json', { models: [{ ...model, id: 'room' }] }, "chat.json: models[0].id is the platform's own"],
  ['chat.json', { models: [{ ...model, id: 'service' }] }, "chat.json: models[0].id is the platform's own"],
  [
    'chat.json',
    { models: [{ ...model, shift: { from: 8, until: 8 } }] },
    'chat.json: models[0].shift.until is "from"',
  ],
  [
    'chat.json',
    { models: [{ ...model, picture: 'https://evil.example/a.png' }] },
    'chat.json: models[0].picture is at no',
  ],
  ['banks.json', [bank, bank], 'banks.json: [1].code is there twice'],
  ['promotions.json', [{ ...promotion, reward: '1,5' }], 'promotions.json: [0].reward must be an amount'],
  ['promotions.json', [{ ...promotion, flow: 'application' }], 'promotions.json: [0].reward is missing'],
  ['promotions.json', [{ ...promotion, from: 'tomorrow' }], 'promotions.json: [0].from must be a time'],
  ['promotions.json', [{ ...promotion, until: promotion.from }], 'promotions.json: [0].until is not after'],
  [
    'help.json',
    [{ anchor: 'a', title: en('A'), content: en('<p><script>1</script></p>') }],
    'help.json: [0].content.en has <script>',
  ],
  ['limits.json', { payout: { perBet: '-1' } }, 'limits.json: payout.perBet must be an amount'],
  ['limits.json', { registrationsPerHour: 0 }, 'limits.json: registrationsPerHour '],
  ['switches.json', { CHAT4: true }, 'switches.json: '],
  ['vendors.json', { EMR: { underMaintenance: 'no' } }, 'vendors.json: EMR.underMaintenance '],
  ['registerRules.json', { nickname: { patternId: 99 } }, 'registerRules.json: username must be enabled'],
])('%s with %j is refused, with file, field and reason', (file, value, reason) => {
  write(file, value)
  expect(problems().filter((line) => line.startsWith(reason))).toHaveLength(1)
})

test('a picture may be a path of the platform', () => {
  write('banners.json', [{ ...banner, picture: '/pictures/a.png' }])
  write('help.json', [{ anchor: 'a', title: en('A'), content: en('<img src="{platform}/a.png" alt="">') }])
  expect(problems()).toEqual([])
})

test('two vendors may call a game by one code', () => {
  write('games.json', [
    game,
    { ...game, id: '2', vendor: 'LTS' },
    { ...game, id: '3', vendor: 'EVO', type: 'LOTT' },
  ])
  expect(problems()).toEqual([])
})

test('all errors are reported at once', () => {
  write('banners.json', [{ ...banner, group: 'home' }])
  write('switches.json', { CHAT3: 1 })
  expect(problems().map((line) => line.split(':')[0])).toEqual(['banners.json', 'switches.json'])
})

test('the example of every file can be used', () => {
  const example = readContent(
    new URL('../../../../../deploy/content', import.meta.url).pathname,
    placesOf(readSettings({})),
  )
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(contentFiles).toSorted())
})

test('switches of files are those of the platform', () => {
  expect(Object.keys(readSettings({}).brand.switches).toSorted()).toEqual(switchNames.toSorted())
})
