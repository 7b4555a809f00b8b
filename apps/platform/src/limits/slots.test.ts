import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hosted, startHost } from '../hosting/host.ts'
import { readSettings } from '../settings.ts'
import { makeShares } from './shares.ts'
import { makeSlots } from './slots.ts'

let hosted: Hosted
const open: Socket[] = []

beforeAll(async () => {
  hosted = await startHost(readSettings({ DATA_FOLDER: 'memory', PORT_PLATFORM: '0', TRUSTED_HOPS: '1' }))
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await hosted.close(0)
})

/** Begins a sign-in whose body never ends, as a visitor behind the proxy. */
async function slowBody(from: string): Promise<Socket> {
  const { port } = new URL(hosted.addresses.platform ?? '')
  const socket = connect(Number(port), '127.0.0.1')
  open.push(socket)
  await once(socket, 'connect')
  socket.write(
    `POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  )
  return socket
}

const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (piece) => {
      text += piece
    })
    socket.on('close', () => resolve(text))
  })

test('slow bodies of one address occupy its share, and no slot: everyone else is served', async () => {
  const attack = await Promise.all(Array.from({ length: 600 }, () => slowBody('203.0.113.7')))
  const refused = await Promise.race(attack.map(answerOf))
  expect(refused).toContain('503 Service Unavailable')
  expect(refused.toLowerCase()).toContain('connection: close')
  await expect.poll(() => hosted.platform.slots.counts()).toEqual({ working: 0, reading: 100 })
  const others = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${hosted.addresses.platform}/wps/system/status`)),
  )
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
})

test('an address has its share of the places, and frees each of them once', () => {
  const shares = makeShares(10, 30)
  const own = [1, 2, 3].map(() => shares.take('a'))
  expect(shares.take('a')).toBeNull()
  for (let place = 0; place < 7; place += 1) expect(shares.take(`other ${place}`)).not.toBeNull()
  expect(shares.take('late')).toBeNull()
  own[0]?.()
  own[0]?.()
  expect(shares.taken()).toBe(9)
  expect(shares.take('a')).not.toBeNull()
  expect(shares.take('a')).toBeNull()
})

test('while its body is read a call leaves its slot to others', async () => {
  const slots = makeSlots(100)
  const slot = slots.enter('a')
  expect(slots.counts()).toEqual({ working: 1, reading: 0 })
  const during = await slot.reading(async () => slots.counts())
  expect([during, slots.counts()]).toEqual([
    { working: 0, reading: 1 },
    { working: 1, reading: 0 },
  ])
  await expect(slot.reading(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  slot.leave()
  expect(slots.counts()).toEqual({ working: 0, reading: 0 })
})
