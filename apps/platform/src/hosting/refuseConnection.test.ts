import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { refuseConnection } from './refuseConnection.ts'

const timeOut = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** A connection with so many received bytes, and what was written to it. */
function connection(bytesRead: number) {
  const socket = Object.assign(new PassThrough(), { bytesRead })
  const said: string[] = []
  socket.on('data', (chunk) => said.push(String(chunk)))
  return { socket, said: () => said.join('') }
}
const turn = () => new Promise((done) => setImmediate(done))

test('a preconnected socket that was never used is closed without a response', async () => {
  const { socket, said } = connection(0)
  refuseConnection(timeOut, socket)
  await turn()
  expect(said()).toBe('')
  expect(socket.destroyed).toBe(true)
})

test('a request that never ends receives a timeout response', async () => {
  const { socket, said } = connection(120)
  refuseConnection(timeOut, socket)
  await turn()
  expect(said()).toMatch(/^HTTP\/1\.1 408 /)
})

test('what is no HTTP gets a response of the catalogue', async () => {
  const { socket, said } = connection(20)
  refuseConnection(new Error('Parse Error'), socket)
  await turn()
  expect(said()).toMatch(/^HTTP\/1\.1 400 /)
  expect(said()).toContain('malformedRequest')
})
