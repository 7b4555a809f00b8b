import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdsListedWord } from '@baize/platform/chat/moderation.ts'
import { startContent } from '@baize/platform/content/start.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestSession } from '../../http/testing.ts'
import { startTestGames, type TestGames } from '../../testingGames.ts'

const en = (text: string) => ({ en: text })
const folder = mkdtempSync(join(tmpdir(), 'baize-follow-'))
let games: TestGames
let stop: () => Promise<void>
let as: TestSession

const write = (kind: string, value: unknown) =>
  writeFileSync(join(folder, `${kind}.json`), typeof value === 'string' ? value : JSON.stringify(value))
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 8_000, interval: 100 })

beforeAll(async () => {
  const env = { CONTENT_FOLDER: folder }
  const counterparts = { chat: { path: '/own/chat' } }
  games = await startTestGames({ work: false, env, extensions: { counterparts } })
  stop = await startContent(games.platform)
  as = await games.join('follower')
})
afterAll(async () => {
  await stop?.()
  await games?.close()
  rmSync(folder, { recursive: true })
})

test('a running platform offers the bonuses of a changed file', async () => {
  const bonus = (code: string) => ({
    ...{ id: code, name: en(code), trigger: { kind: 'promoCode', code }, award: { fixed: '2.50' } },
    ...{ multiplier: 3, offerDays: 5, wageringDays: 9 },
  })
  const redeem = async (code: string) =>
    (await games.call('redeemPromoCode', { body: { code } }, { as })).status
  expect(await redeem('green')).toBe(422)
  write('bonuses', [bonus('green')])
  await soon(async () => expect(await redeem('green')).toBe(200))
  write('bonuses', [bonus('amber')])
  await soon(async () => expect(await redeem('amber')).toBe(200))
  expect(await redeem('green')).toBe(422)
})

test('a running platform shows the products of a changed file, and keeps them where it cannot be used', async () => {
  const product = { id: 'pin', kind: 'goods', name: en('Pin'), points: '1', stock: 4 }
  const shown = async () => (await games.call('mallProducts', {}, { as })).value.products
  expect(await shown()).toEqual([])
  write('products', [product])
  await soon(async () => expect(await shown()).toMatchObject([{ id: 'pin', points: '1.00', stock: 4 }]))
  write('products', [{ ...product, points: '2', stock: 5 }])
  await soon(async () => expect(await shown()).toMatchObject([{ points: '2.00', stock: 5 }]))
  write('products', '[{')
  await new Promise((passed) => setTimeout(passed, 2_000))
  expect(await shown()).toMatchObject([{ points: '2.00' }])
  write('products', [])
  await soon(async () => expect(await shown()).toEqual([]))
})

test('a running platform follows the words and models of a changed file', async () => {
  const model = { id: 'dara', name: en('Dara'), game: '1' }
  const shown = async () =>
    (await games.call('liveModels')).value.models.map(({ modelId }: { modelId: string }) => modelId)
  write('games', [{ id: '1', code: 'a', vendor: 'EMR', type: 'LIVE', name: en('Table') }])
  write('chat', { words: ['scam'], models: [model] })
  await soon(async () => expect(await shown()).toEqual(['dara']))
  expect(holdsListedWord('It is a scam')).toBe(true)
  write('chat', { words: ['lure'], models: [model, { ...model, id: 'sok' }] })
  await soon(async () => expect(await shown()).toEqual(['dara', 'sok']))
  expect([holdsListedWord('scam'), holdsListedWord('lure')]).toEqual([false, true])
  rmSync(join(folder, 'chat.json'))
  await soon(async () => expect(await shown()).toEqual([]))
  expect(holdsListedWord('lure')).toBe(false)
})
