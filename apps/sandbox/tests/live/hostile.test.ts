import { once } from 'node:events'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { openLiveEvents } from '@baize/platform/live/events.ts'
import { openSockets, type Sockets } from '@baize/platform/live/sockets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChat } from '../../src/chat/socket.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { type Hostile, letGo, spoiledHellos } from './testingHostile.ts'
import { Page } from './testingPage.ts'

/** Hellos to each path, and how many at once. */
const wanted = 1_000
const atOnce = 40
/** Bytes that the heap may be larger after a thousand: far below that of a thousand leaked sockets. */
const maxGrowth = 4_000_000

type Field = Parameters<typeof spoiledHellos>[0]

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** The heap once the sockets' timers have run out. */
async function heap(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  collect()
  return process.memoryUsage().heapUsed
}

describe('hostile sockets', () => {
  let platform: TestPlatform
  let sockets: Sockets
  let listener: Listener
  beforeAll(async () => {
    platform = await startTestPlatform({ work: false })
    const paths = [await openLiveEvents(platform.platform), await openChat(platform.platform)]
    sockets = openSockets(platform.settings, paths)
    listener = await listen('platform', {
      ...platform.settings,
      ports: { ...platform.settings.ports, platform: 0 },
    })
    listener.onUpgrade(sockets.upgrade)
  })
  afterAll(async () => {
    await sockets?.close()
    await listener?.close(0)
    await platform?.close()
  })

  const address = (path: string) => `ws://127.0.0.1:${listener.port}${path}`

  /** Sends so many corrupted hellos; returns those that were not closed as they should be. */
  async function storm(path: string, field: Field, count: number): Promise<string[]> {
    const wrong = new Set<string>()
    const left: Hostile[] = []
    while (left.length < count) left.push(...spoiledHellos(field))
    while (left.length > 0) {
      const some = left.splice(0, atOnce)
      const codes = await Promise.all(some.map((hostile) => letGo(address(path), hostile)))
      some.forEach(({ kind, codes: right }, at) => {
        const code = codes[at] ?? null
        if (code === null || !right.includes(code)) wrong.add(`${kind}: ${code}`)
      })
    }
    return [...wrong]
  }

  test.each([
    ['/wps/events', 'ticket'],
    ['/sandbox/chat/socket', 'chatSession'],
  ] as const)(
    'a thousand corrupted hellos to %s are each closed with a code, and leave nothing in memory',
    async (path, field) => {
      expect(await storm(path, field, 200)).toEqual([])
      const before = await heap()
      expect(await storm(path, field, wanted)).toEqual([])
      expect((await heap()) - before).toBeLessThan(maxGrowth)
    },
  )

  test('a silent socket is closed with a code', async () => {
    const silent = { kind: 'silent', codes: [4408], send: () => {} }
    const paths = ['/wps/events', '/sandbox/chat/socket']
    const codes = await Promise.all(paths.map((path) => letGo(address(path), silent)))
    expect(codes).toEqual([4408, 4408])
  })

  test('an upgrade of no address is refused, and a refused client is not waited for', async () => {
    for (const [target, status] of [
      ['//', '404'],
      ['/nowhere', '404'],
      ['http://[', '404'],
    ]) {
      const socket = connect({ port: listener.port, host: '127.0.0.1', allowHalfOpen: true })
      socket.on('error', () => {})
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toContain(`HTTP/1.1 ${status}`)
      // Half open: this side never ends the connection, and keeps writing into a closed one.
      const writing = setInterval(() => socket.write('x'), 20)
      const closed = new Promise<boolean>((resolve) => {
        socket.on('close', () => resolve(true))
        setTimeout(() => resolve(false), 30_000).unref()
      })
      expect(await closed).toBe(true)
      clearInterval(writing)
      socket.destroy()
    }
  })

  test('a valid hello is accepted as before', async () => {
    const as = await platform.signIn()
    const { ticket, sequence } = (await platform.call('eventTicket', { query: {} }, { as })).value
    const page = await new Page(address('/wps/events')).hello(ticket, sequence)
    await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    page.socket.terminate()
  })
})
