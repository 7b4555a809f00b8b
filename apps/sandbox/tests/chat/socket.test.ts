import { append } from '@baize/platform/chat/messages.ts'
import { openDatabase, transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { openSockets, type Sockets } from '@baize/platform/live/sockets.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openChat } from '../../src/chat/socket.ts'
import type { TestSession } from '../http/testing.ts'
import { Page } from '../live/testingPage.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('the chat’s socket on $name', (engine) => {
  let games: TestGames
  let sockets: Sockets
  let listener: Listener
  let dara: TestSession
  let sokha: TestSession
  let messages = 0
  const pages: Page[] = []

  beforeAll(async () => {
    games = await startTestGames({ engine })
    sockets = openSockets(games.settings, [await openChat(games.platform, 1_000)])
    listener = await listen('platform', {
      ...games.settings,
      ports: { ...games.settings.ports, platform: 0 },
    })
    listener.onUpgrade(sockets.upgrade)
  })
  beforeEach(async () => {
    games.advance(60)
    dara = await games.signIn()
    sokha = await games.signIn('sokha2026')
  })
  afterAll(async () => {
    for (const page of pages) page.socket.terminate()
    await sockets?.close()
    await listener?.close(0)
    await games?.close()
  })

  const talk = async (as: TestSession | null, body: object): Promise<string> => {
    const { value } = await games.call('chatLaunch', { body }, { as })
    const launch = new URL(value.chatUrl).searchParams.get('launch') ?? ''
    return (await games.call('sandboxOpenChat', { body: { launch } })).value.chatSession
  }
  const say = (chatSession: string, text: string, messageId = `said-${++messages}`) => {
    games.advance(2)
    return games.call('sandboxSay', { body: { chatSession, messageId, text } })
  }
  const hear = async (chatSession: string, lastSequence = 0): Promise<Page> => {
    const page = new Page(`ws://127.0.0.1:${listener.port}/sandbox/chat/socket`)
    pages.push(page)
    await page.say({ type: 'hello', chatSession, lastSequence })
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    return page
  }
  const said = ({ told }: Page) =>
    told.filter(({ type }) => type === 'message').map(({ message }) => message as { [name: string]: unknown })
  const texts = (page: Page) => said(page).map(({ text }) => text)

  test("members receive each other's messages in the chat room at once, with chosen names, and their own marked", async () => {
    const [mine, theirs] = [await talk(dara, { room: true }), await talk(sokha, { room: true })]
    const [here, there] = [await hear(mine), await hear(theirs)]
    await say(mine, 'Good evening, everybody')
    await say(theirs, 'Good evening, neighbour')
    for (const page of [here, there]) await page.until((each) => texts(each).length === 2)
    expect(texts(here)).toEqual(['Good evening, everybody', 'Good evening, neighbour'])
    expect(texts(there)).toEqual(texts(here))
    expect(said(here).map(({ mine: own }) => own)).toEqual([true, false])
    expect(said(there).map(({ mine: own }) => own)).toEqual([false, true])
    expect(said(here)[0]?.name).toBe(null)
    expect(said(there)[0]?.name).toBe('Dara')
    expect(JSON.stringify([said(here), said(there)])).not.toMatch(/dara2026|sokha2026/)
  })

  test('a reply at a table arrives without a request, on every page of the member, and on no other', async () => {
    const first = await hear(await talk(dara, { modelId: 'bopha' }))
    const chatSession = await talk(dara, { modelId: 'bopha' })
    const second = await hear(chatSession)
    const stranger = await hear(await talk(sokha, { modelId: 'bopha' }))
    await say(chatSession, 'Which table is yours?')
    for (const page of [first, second]) {
      await page.until((each) => said(each).some(({ author }) => author === 'agent'))
      expect(texts(page)[0]).toBe('Which table is yours?')
    }
    expect(texts(stranger)).toEqual([])
  })

  test('a reconnected page receives what it missed, in order, and nothing twice', async () => {
    const chatSession = await talk(dara, { room: true })
    const before = await hear(chatSession)
    await before.until((page) => texts(page).length > 0)
    const last = Math.max(...said(before).map(({ sequence }) => sequence as number))
    before.socket.terminate()
    for (const text of ['one', 'two', 'three']) await say(chatSession, text)
    await say(chatSession, 'three', `said-${messages}`)
    const after = await hear(chatSession, last)
    expect(texts(after)).toEqual(['one', 'two', 'three'])
  })

  test('a page that missed too much is directed to the newest page, and receives messages from then on', async () => {
    const chatSession = await talk(dara, { modelId: 'maly' })
    await say(chatSession, '#silent')
    const row = await games.platform.db
      .selectFrom('chat_message')
      .selectAll()
      .where('text', '=', '#silent')
      .executeTakeFirstOrThrow()
    await transact(games.platform.database, async (unit) => {
      for (let count = 0; count < 201; count++)
        await append(games.platform, unit, { ...row, id: `missed-${count}` })
    })
    const page = await hear(chatSession)
    // A page that connects just before a heartbeat receives it first.
    expect(page.told.find(({ type }) => type !== 'heartbeat')).toEqual({ type: 'snapshotNeeded' })
    expect(texts(page)).toEqual([])
    await say(chatSession, 'And this #silent')
    await page.until((each) => texts(each).length === 1)
    expect(texts(page)).toEqual(['And this #silent'])
  })

  test('a withheld message reaches no other page, by the socket or by the call', async () => {
    const [mine, theirs] = [await talk(dara, { room: true }), await talk(sokha, { room: true })]
    const [here, there] = [await hear(mine), await hear(theirs)]
    await say(mine, 'This is a scam')
    await say(mine, 'This is not')
    for (const page of [here, there]) await page.until((each) => texts(each).includes('This is not'))
    expect(texts(here)).toContain('This is a scam')
    expect(texts(there)).not.toContain('This is a scam')
    const read = await games.call('sandboxChatMessages', { body: { chatSession: theirs } })
    expect(JSON.stringify(read.value)).not.toContain('scam')
  })

  test('a mute is reported on every page, and applies everywhere', async () => {
    const [inRoom, atTable] = [await talk(dara, { room: true }), await talk(dara, { modelId: 'rith' })]
    const page = await hear(inRoom)
    const other = await hear(await talk(sokha, { room: true }))
    const muted = ({ told }: Page) => told.filter(({ type }) => type === 'muted').at(-1)?.muted
    expect(muted(page)).toBe(null)
    await say(atTable, 'Be strict with me #mute')
    await page.until((each) => muted(each) !== null)
    expect(muted(page)).toMatchObject({ reason: 'moderator' })
    expect(muted(other)).toBe(null)
    expect((await say(inRoom, 'Hello?')).envelope.code).toBe('wrongState')
    games.advance(600)
    expect((await say(inRoom, 'Hello again')).envelope.success).toBe(true)
  })

  test('the chat room is for members: no visitor, no trial account', async () => {
    expect((await games.call('chatLaunch', { body: { room: true } })).envelope.code).toBe('notSignedIn')
    const trial = await games.call('freePlay', { body: {} })
    const cookie = (trial.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const as: TestSession = { site: 'member', token: trial.value.token, cookie }
    expect((await games.call('chatLaunch', { body: { room: true } }, { as })).envelope.code).toBe(
      'realAccountNeeded',
    )
  })

  test('another member’s message id is not one’s own, and reveals nothing of its message', async () => {
    const [mine, theirs] = [await talk(dara, { room: true }), await talk(sokha, { room: true })]
    await say(mine, 'Mine', 'taken')
    const answer = await say(theirs, 'Mine', 'taken')
    expect(answer.envelope).toMatchObject({ success: false, code: 'idempotencyKeyReused' })
    expect(answer.text ?? '').not.toContain('Mine')
  })

  test('a talk ends with its session, and with its hour; no other token opens the socket', async () => {
    const chatSession = await talk(sokha, { room: true })
    const page = await hear(chatSession)
    await games.call('logout', {}, { as: sokha })
    await page.until(({ closed }) => closed === 4403)
    expect(page.told.findLast(({ type }) => type !== 'heartbeat')).toEqual({ type: 'over' })
    expect((await say(chatSession, 'Still here?')).envelope.code).toBe('notFound')
    const visitor = await hear(await talk(null, {}))
    games.advance(3_601)
    await visitor.until(({ closed }) => closed === 4403)
    for (const chatSession of ['x'.repeat(43), dara.token]) {
      const wrong = new Page(`ws://127.0.0.1:${listener.port}/sandbox/chat/socket`)
      await wrong.say({ type: 'hello', chatSession, lastSequence: 0 })
      await wrong.until(({ closed }) => closed !== null)
      expect(wrong.told.filter(({ type }) => type !== 'heartbeat')).toEqual([{ type: 'over' }])
    }
  })

  test('nonsense and other origins get no socket for long', async () => {
    const url = `ws://127.0.0.1:${listener.port}/sandbox/chat/socket`
    const foreign = new Page(url, { origin: 'https://evil.example' })
    await foreign.until(({ closed }) => closed !== null)
    for (const nonsense of [
      {},
      { type: 'hello' },
      { type: 'hello', chatSession: 'x', lastSequence: -1 },
      { type: 'hello', chatSession: 'x', lastSequence: 2 ** 60 },
    ]) {
      const page = await new Page(url).say(nonsense)
      await page.until(({ closed }) => closed !== null)
      expect(page.told.filter(({ type }) => type === 'message')).toEqual([])
    }
  })

  // The embedded database serves one process only.
  if (engine.name === 'PostgreSQL') {
    test('a message on another process is received here', async () => {
      const page = await hear(await talk(dara, { room: true }))
      const elsewhere = await openDatabase({ url: games.platform.database.url })
      await transact(elsewhere, (unit) =>
        append({ database: elsewhere }, unit, {
          conversation_id: 'room',
          id: 'elsewhere',
          author: 'agent',
          sender_id: null,
          name: null,
          ...{ text: 'From elsewhere', language: 'en' },
          hidden: false,
          at: games.platform.now(),
        }),
      )
      await page.until((each) => texts(each).includes('From elsewhere'))
      await elsewhere.close()
    })
  }
})
