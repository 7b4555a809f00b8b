import { once } from 'node:events'
import { openDatabase, transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { recordEvent } from '@baize/platform/events/index.ts'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { openLiveEvents } from '@baize/platform/live/events.ts'
import { openSockets, type Sockets } from '@baize/platform/live/sockets.ts'
import { notifyEnded } from '@baize/platform/sessions/ending.ts'
import { endSessions } from '@baize/platform/sessions/sessions.ts'
import { winNotice } from '@baize/platform/winners/winEvents.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { openOperator } from '../operator/testingOperator.ts'
import { Page } from './testingPage.ts'

describe.each(testEngines)('live events on $name', (engine) => {
  let platform: TestPlatform
  let sockets: Sockets
  let listener: Listener
  let url: string
  const pages: Page[] = []

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    sockets = openSockets(platform.settings, [await openLiveEvents(platform.platform, 1_000)])
    listener = await listen('platform', {
      ...platform.settings,
      ports: { ...platform.settings.ports, platform: 0 },
    })
    listener.onUpgrade(sockets.upgrade)
    url = `ws://127.0.0.1:${listener.port}/wps/events`
  })
  afterAll(async () => {
    for (const page of pages) page.socket.terminate()
    await sockets?.close()
    await listener?.close(0)
    await platform?.close()
  })

  const open = (headers?: Record<string, string>) => {
    const page = new Page(url, headers)
    pages.push(page)
    return page
  }
  const ticketFor = async (as: TestSession) =>
    (await platform.call('eventTicket', { query: {} }, { as })).value
  const memberId = async (as: TestSession) =>
    (await platform.call('memberInfo', {}, { as })).value.id as string
  const happen = (id: string, betId: string) =>
    transact(platform.platform.database, (unit) =>
      recordEvent(platform.platform.database, unit, { memberId: id, type: 'betSettled', payload: { betId } }),
    )
  const bets = (page: Page) =>
    page.told
      .filter(({ type }) => type === 'betSettled')
      .map(({ value }) => (value as { betId: string }).betId)

  test('events arrive in order, at their member only', async () => {
    const [mine, other] = [await platform.signIn('dara2026'), await platform.signIn('vibol2026')]
    const page = await open().hello((await ticketFor(mine)).ticket, (await ticketFor(mine)).sequence)
    const stranger = await open().hello((await ticketFor(other)).ticket, (await ticketFor(other)).sequence)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    await stranger.until(({ told }) => told.some(({ type }) => type === 'ready'))
    const id = await memberId(mine)
    for (let n = 0; n < 20; n++) await happen(id, `bet-${n}`)
    await page.until((told) => bets(told).length === 20)
    expect(bets(page)).toEqual(Array.from({ length: 20 }, (_, n) => `bet-${n}`))
    expect(bets(stranger)).toEqual([])
  })

  test('all signed-in members receive a winner, from whichever process', async () => {
    const people = [await platform.signIn('dara2026'), await platform.signIn('vibol2026')]
    const arrive = async (as: TestSession) => {
      const { ticket, sequence } = await ticketFor(as)
      return open().hello(ticket, sequence)
    }
    const theirs = await Promise.all(people.map(arrive))
    for (const page of theirs) await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    winNotice.notify(platform.platform.database.bus)
    for (const page of theirs) await page.until(({ told }) => told.some(({ type }) => type === 'winner'))
  })

  test('a page that was away gets exactly what it missed', async () => {
    const session = await platform.signIn('dara2026')
    const id = await memberId(session)
    const { sequence } = await ticketFor(session)
    for (const bet of ['missed-1', 'missed-2', 'missed-3']) await happen(id, bet)
    const page = await open().hello((await ticketFor(session)).ticket, sequence + 1)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    expect(bets(page)).toEqual(['missed-2', 'missed-3'])
    expect(page.told.find(({ type }) => type === 'ready')?.sequence).toBe(sequence + 3)
  })

  test('a page receives what happened between its first load and its connection', async () => {
    const session = await platform.signIn('dara2026')
    const id = await memberId(session)
    const aged = (bet: string, seconds: number) =>
      platform.platform.db
        .updateTable('member_event')
        .set({ at: sql`now() - make_interval(secs => ${seconds})` })
        .where('member_id', '=', id)
        .where(sql`payload ->> 'betId'`, '=', bet)
        .execute()
    await happen(id, 'long-before')
    await aged('long-before', 600)
    await happen(id, 'while-it-read')
    await aged('while-it-read', 20)
    const { ticket, sequence } = (
      await platform.call('eventTicket', { query: { readingFor: '30000' } }, { as: session })
    ).value
    const page = await open().hello(ticket, sequence)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    expect(bets(page)).toContain('while-it-read')
    expect(bets(page)).not.toContain('long-before')
    const refused = await platform.call('eventTicket', { query: { readingFor: '-1' } }, { as: session })
    expect(refused.status).toBe(422)
  })

  test('a page whose position is no longer kept is notified to load everything again', async () => {
    const session = await platform.signIn('dara2026')
    const { ticket, sequence } = await ticketFor(session)
    const page = await open().hello(ticket, sequence + 1_000)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    // A page that connects just before a heartbeat receives it first.
    expect(page.told.find(({ type }) => type !== 'heartbeat')).toMatchObject({
      type: 'snapshotNeeded',
      sequence,
    })
  })

  test('signing out closes the socket', async () => {
    const session = await platform.signIn('dara2026')
    const { ticket, sequence } = await ticketFor(session)
    const page = await open().hello(ticket, sequence)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    await platform.call('logout', {}, { as: session })
    await page.until(({ closed }) => closed !== null)
    expect(page.told.findLast(({ type }) => type !== 'heartbeat')).toEqual({
      type: 'signedOut',
      reason: 'signedOut',
    })
  })

  test('a ticket is good once, for thirty seconds, and not after its session', async () => {
    const session = await platform.signIn('dara2026')
    const first = await ticketFor(session)
    const page = await open().hello(first.ticket, first.sequence)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    const again = await open().hello(first.ticket, first.sequence)
    await again.until(({ closed }) => closed === 4401)
    const late = await ticketFor(session)
    platform.advance(31)
    const tooLate = await open().hello(late.ticket, late.sequence)
    await tooLate.until(({ closed }) => closed === 4401)
    const orphan = await ticketFor(session)
    await platform.call('logout', {}, { as: session })
    const refused = await open().hello(orphan.ticket, orphan.sequence)
    await refused.until(({ closed }) => closed === 4401)
  })

  test('another origin’s page gets no socket, and nonsense none for long', async () => {
    const foreign = open({ origin: 'https://evil.example' })
    await foreign.until(({ closed }) => closed !== null)
    expect(foreign.told).toEqual([])
    const elsewhere = new Page(url.replace('/wps/events', '/wps/other'))
    await elsewhere.until(({ closed }) => closed !== null)
    for (const nonsense of ['', '{', '[]', '{"type":"hello"}', 'x'.repeat(10_000)]) {
      const page = open({ origin: platform.settings.publicUrls.member })
      await once(page.socket, 'open')
      page.socket.send(nonsense)
      await page.until(({ closed }) => closed !== null)
    }
  })

  // The embedded database serves one process only.
  if (engine.name === 'PostgreSQL') {
    test('events of another process are received here, too', async () => {
      const session = await platform.signIn('dara2026')
      const id = await memberId(session)
      const { ticket, sequence } = await ticketFor(session)
      const page = await open().hello(ticket, sequence)
      await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
      const elsewhere = await openDatabase({ url: platform.platform.database.url })
      await transact(elsewhere, (unit) =>
        recordEvent(elsewhere, unit, { memberId: id, type: 'betSettled', payload: { betId: 'elsewhere' } }),
      )
      await page.until((told) => bets(told).includes('elsewhere'))
      const ended = await endSessions(
        elsewhere.db,
        { memberId: id, except: '' },
        'passwordChanged',
        new Date(),
      )
      await notifyEnded(elsewhere.bus, ended, 'passwordChanged')
      await page.until(({ closed }) => closed !== null)
      expect(page.told.findLast(({ type }) => type !== 'heartbeat')).toEqual({
        type: 'signedOut',
        reason: 'passwordChanged',
      })
      await elsewhere.close()
    })
  }

  test('blocking a member closes all of its sockets, and no other', async () => {
    const operator = openOperator(platform.platform)
    const connect = async (as: TestSession) => {
      const { ticket, sequence } = await ticketFor(as)
      const page = await open().hello(ticket, sequence)
      await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
      return page
    }
    const [phone, desktop] = [await platform.signIn('dara2026'), await platform.signIn('dara2026')]
    const blocked = [await connect(phone), await connect(desktop)]
    const other = await connect(await platform.signIn('vibol2026'))
    const params = { id: await memberId(phone) }
    const block = await operator.call('blockMember', { params }, { as: 'members' })
    expect(block.value.mayEnter).toBe(false)
    for (const page of blocked) {
      await page.until(({ closed }) => closed !== null)
      expect(page.told.findLast(({ type }) => type !== 'heartbeat')).toMatchObject({ type: 'signedOut' })
    }
    // A message that comes after the end of the others shows that this one is still served.
    await happen(await memberId(await platform.signIn('vibol2026')), 'after-block')
    await other.until((page) => bets(page).includes('after-block'))
    expect(other.closed).toBeNull()
    await operator.call('unblockMember', { params }, { as: 'members' })
    operator.close()
  })

  test('a connected page receives a heartbeat', async () => {
    const session = await platform.signIn('dara2026')
    const { ticket, sequence } = await ticketFor(session)
    const page = await open().hello(ticket, sequence)
    await page.until(({ told }) => told.filter(({ type }) => type === 'heartbeat').length >= 2)
    expect(page.closed).toBe(null)
  })
})
