import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Listener, listen } from '../hosting/listen.ts'
import { openSockets } from '../live/sockets.ts'
import { readSettings } from '../settings.ts'

const opened: { destroy(): void }[] = []
let listener: Listener

afterEach(async () => {
  for (const socket of opened) socket.destroy()
  await listener.close(0)
})

const settingsWith = (env: Record<string, string>) =>
  readSettings({ PORT_PLATFORM: '0', ADDRESS_SHARE: '1', ...env })

/** Whether a connection is still open after a moment. */
async function staysOpen(port: number): Promise<boolean> {
  const socket: Socket = connect(port, '127.0.0.1')
  opened.push(socket)
  socket.on('error', () => {})
  const ended = once(socket, 'close').then(() => false)
  await once(socket, 'connect')
  return Promise.race([ended, new Promise<boolean>((resolve) => setTimeout(resolve, 500, true))])
}

const openMany = async (port: number, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => staysOpen(port)))).filter(Boolean).length

test('an address has its share of the connections', async () => {
  listener = await listen('platform', settingsWith({}))
  expect(await openMany(listener.port, 130)).toBe(100)
})

test('behind a proxy, whose connections they all are, connections are not shared out', async () => {
  listener = await listen('platform', settingsWith({ TRUSTED_HOPS: '1' }))
  expect(await openMany(listener.port, 130)).toBe(130)
})

test('a visitor has a share of the sockets, behind a proxy too, and gets back what was closed', async () => {
  const settings = settingsWith({ TRUSTED_HOPS: '1' })
  listener = await listen('platform', settings)
  const sockets = openSockets(settings, [{ path: '/wps/events', accept() {}, async close() {} }])
  listener.onUpgrade(sockets.upgrade)
  const open = (from: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${listener.port}/wps/events`, {
      headers: { 'x-forwarded-for': from },
    })
    opened.push({ destroy: () => socket.terminate() })
    return new Promise<WebSocket | null>((resolve) => {
      socket.on('open', () => resolve(socket))
      socket.on('error', () => resolve(null))
    })
  }
  const own = await Promise.all(Array.from({ length: 120 }, () => open('203.0.113.7')))
  expect(own.filter((socket) => socket !== null)).toHaveLength(100)
  expect(await open('203.0.113.8')).not.toBeNull()
  expect(sockets.counts().get('/wps/events')).toBe(101)
  own.find((socket) => socket !== null)?.terminate()
  await expect.poll(() => sockets.counts().get('/wps/events')).toBe(100)
  expect(await open('203.0.113.7')).not.toBeNull()
  await sockets.close()
})
