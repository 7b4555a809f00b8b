import { ApiError, createClient, createIntents, createSessionToken, type LiveEvent } from '@baize/api'
import { balance, createInvite, createTransfer, eventTicket, invites } from '@baize/api/calls'
import { connectLive, type LiveConnection } from '@baize/api/live'
import { transact } from '@baize/platform/database/index.ts'
import { recordEvent } from '@baize/platform/events/index.ts'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { openLiveEvents } from '@baize/platform/live/events.ts'
import { openSockets, type Sockets } from '@baize/platform/live/sockets.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers, startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { type Actor, type ActorName, makeActors } from '../http/testingActors.ts'
import { type FaultProxy, startFaultProxy } from './faultProxy.ts'
import { type SpoilingProxy, startSpoilingProxy } from './spoilingProxy.ts'

let platform: TestPlatform
let sockets: Sockets
let listener: Listener
let line: FaultProxy
let spoiler: SpoilingProxy
let actors: Record<ActorName, Actor>

beforeAll(async () => {
  platform = await startTestPlatform({ work: false })
  actors = await makeActors(platform)
  sockets = openSockets(platform.settings, [await openLiveEvents(platform.platform, 1_000)])
  const ports = { ...platform.settings.ports, platform: 0 }
  listener = await listen('platform', { ...platform.settings, ports })
  const app = makeApi(platform.platform, { handlers: allHandlers, preparations })
  listener.serve((request, env) => app.fetch(request, env))
  listener.onUpgrade(sockets.upgrade)
  line = await startFaultProxy(listener.port)
  spoiler = await startSpoilingProxy(`http://127.0.0.1:${listener.port}`)
})
afterAll(async () => {
  await line?.close()
  await spoiler?.close()
  await sockets?.close()
  await listener?.close(0)
  await platform?.close()
})

/** The client as a page has it: token in its keeping, the cookie in the browser's. */
async function pageOf(actor: Actor, baseUrl: string) {
  const session = await actor.session()
  if (!session) throw new Error('a page has a session')
  const token = createSessionToken()
  token.set(session.token)
  const browser: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', session.cookie)
    return fetch(url, { ...init, headers })
  }
  return createClient({ site: session.site, token, baseUrl, language: () => 'en', fetch: browser })
}

describe('F5: the reply is lost after the platform has committed', () => {
  afterEach(() => line.set('pass'))
  const onLine = () => `http://127.0.0.1:${line.port}`

  test('the same intent is asked again under its key, and has one effect', async () => {
    const client = await pageOf(actors.agent, onLine())
    const before = (await client.call(invites, { query: {} })).rows.length
    line.set('loseReply')
    const lost = line.lost()
    // As long as it takes: on a busy machine a request needs its time to be lost.
    const bad = setInterval(() => line.lost() > lost && line.set('pass'), 5)
    const body = { accountType: 'member', maxUses: 1, expiresInDays: 1, note: 'F5' } as const
    const intents = createIntents(null)
    const idempotencyKey = intents.keyFor('createInvite', 'F5')
    const made = await client
      .call(createInvite, { body }, { idempotencyKey })
      // All attempts met the fault: clicking again is the same intent.
      .catch(() =>
        client.call(createInvite, { body }, { idempotencyKey: intents.keyFor('createInvite', 'F5') }),
      )
    clearInterval(bad)
    expect(line.lost()).toBeGreaterThan(lost)
    const { rows } = await client.call(invites, { query: {} })
    expect(rows.length).toBe(before + 1)
    expect(rows.filter(({ id }) => id === made.id)).toHaveLength(1)
  })

  test('money moves once, and the page learns of it although every reply was lost', async () => {
    const client = await pageOf(actors.agent, onLine())
    const held = async () => Number((await client.call(balance, {})).balance)
    const body = {
      toMemberId: actors.member.memberId ?? '',
      amount: '10.00',
      paymentPassword: '246810',
      note: '',
    }
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const transfer = () =>
      client.call(
        createTransfer,
        { body },
        { idempotencyKey: createIntents(storage).keyFor('createTransfer', '10.00') },
      )
    // The keys that bodies are sealed to are fetched by now: it is the transfer's own reply that will be lost.
    const small = { body: { ...body, amount: '1.00' } }
    await client.call(createTransfer, small, {
      idempotencyKey: createIntents(null).keyFor('createTransfer', '1.00'),
    })
    const before = await held()
    line.set('loseReply')
    const failure = await transfer().catch((error: ApiError) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect((failure as ApiError).outcomeUnknown).toBe(true)
    line.set('pass')
    expect(await held()).toBe(before - 10)
    // After a reload the key is still there: the question is the same request under it.
    await transfer()
    expect(await held()).toBe(before - 10)
  })
})

describe('F17: live events over a bad line', () => {
  const opened: LiveConnection[] = []
  afterEach(() => {
    line.set('pass')
    spoiler.spoil({})
    for (const connection of opened.splice(0)) connection?.close()
  })

  async function follow(actor: Actor, address: string) {
    const client = await pageOf(actor, `http://127.0.0.1:${listener.port}`)
    const heard: string[] = []
    let ready = 0
    let snapshots = 0
    const connection = connectLive({
      url: `ws://${address}/wps/events`,
      ticket: () => client.call(eventTicket, { query: {} }),
      silence: 700,
      onSnapshotNeeded: () => snapshots++,
      onEvent: (event: LiveEvent) => {
        if (event.type === 'betSettled') heard.push(event.value.betId)
        if (event.type === 'ready') ready++
      },
    })
    opened.push(connection)
    const page = { heard, ready: () => ready, snapshots: () => snapshots }
    await until(() => ready > 0)
    return page
  }
  const happen = (actor: Actor, betId: string) =>
    transact(platform.platform.database, (unit) =>
      recordEvent(platform.platform.database, unit, {
        memberId: actor.memberId ?? '',
        type: 'betSettled',
        payload: { betId },
      }),
    )
  async function until(holds: () => boolean): Promise<void> {
    for (const end = Date.now() + 60_000; !holds(); ) {
      if (Date.now() > end) throw new Error('it did not come to that')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  test('tickets that cannot be had are requested at growing intervals, and what happened meanwhile is sent', async () => {
    const client = await pageOf(actors.member, `http://127.0.0.1:${listener.port}`)
    const asked: number[] = []
    const heard: string[] = []
    const connection = connectLive({
      url: `ws://127.0.0.1:${listener.port}/wps/events`,
      async ticket(readingFor) {
        asked.push(performance.now())
        if (asked.length < 4) throw new ApiError('internal')
        return client.call(eventTicket, { query: { readingFor: String(readingFor) } })
      },
      onSnapshotNeeded: () => {},
      onEvent: (event) => {
        if (event.type === 'betSettled') heard.push(event.value.betId)
      },
    })
    opened.push(connection)
    await until(() => asked.length === 1)
    await happen(actors.member, 'meanwhile')
    await until(() => heard.includes('meanwhile'))
    const [first = 0, second = 0, third = 0, fourth = 0] = asked
    // The least wait of any page, and how it grows: 300, 510, 867 milliseconds.
    expect(second - first).toBeGreaterThan(290)
    expect(third - second).toBeGreaterThan(490)
    expect(fourth - third).toBeGreaterThan(840)
    expect(asked).toHaveLength(4)
  })

  test('half-open: silence is noticed, and what was missed is sent', async () => {
    const page = await follow(actors.member, `127.0.0.1:${line.port}`)
    await happen(actors.member, 'one')
    await until(() => page.heard.length === 1)
    line.set('freeze')
    await happen(actors.member, 'two')
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(page.heard).toEqual(['one'])
    line.set('pass')
    await happen(actors.member, 'three')
    await until(() => page.heard.length >= 3)
    expect(page.heard).toEqual(['one', 'two', 'three'])
  })

  test('an event that is lost on the way is requested again, one that arrives twice is reported once', async () => {
    let seen = 0
    spoiler.spoil({ event: ({ type }) => (type === 'betSettled' ? ([2, 0, 1][seen++] ?? 1) : 1) })
    const page = await follow(actors.otherMember, spoiler.url.replace('http://', ''))
    for (const bet of ['one', 'two', 'three']) await happen(actors.otherMember, bet)
    await until(() => page.heard.length >= 3)
    expect(page.heard).toEqual(['one', 'two', 'three'])
    expect(page.ready()).toBeGreaterThan(1)
  })
})
