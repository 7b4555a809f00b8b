import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import type { Bus } from './bus.ts'
import { createRedisBus } from './redisBus.ts'

const programs = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server']
const program = programs.find((file) => existsSync(file))

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

let port = 0
let server: ChildProcess | undefined
const buses: Bus[] = []

async function startServer(file: string) {
  const settings = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']
  const started = spawn(file, settings, { stdio: ['ignore', 'pipe', 'ignore'] })
  server = started
  await new Promise<void>((resolve) => {
    started.stdout?.on('data', (text) => /ready to accept/i.test(String(text)) && resolve())
  })
}

async function stopServer() {
  const stopped = server
  if (!stopped || stopped.exitCode !== null) return
  const gone = new Promise((resolve) => stopped.once('exit', resolve))
  stopped.kill('SIGKILL')
  await gone
}

function open(): Bus {
  const bus = createRedisBus(`redis://127.0.0.1:${port}`)
  buses.push(bus)
  return bus
}

async function seen(condition: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await pause(50)
  return condition()
}

beforeAll(async () => {
  port = await freePort()
  if (program) await startServer(program)
})
afterAll(async () => {
  for (const bus of buses) await bus?.close()
  await stopServer()
})

test('BUS_URL is an address of Redis, or the platform does not start', () => {
  expect(() => readSettings({ BUS_URL: 'amqp://localhost' })).toThrow('BUS_URL')
  expect(readSettings({ BUS_URL: 'redis://localhost' }).busUrl).toBe('redis://localhost')
  expect(() => readSettings({ DB_ENGINE: 'oracle' })).toThrow('citus')
})

// Against a real server, where one is installed (Debian: redis-server or valkey-server).
if (program) {
  test('all processes receive what one publishes, in order, until they unsubscribe', async () => {
    const [one, other] = [open(), open()]
    const heard: string[] = []
    const stop = await one.subscribe('told', (message) => void heard.push(`one ${message}`))
    await other.subscribe('told', (message) => void heard.push(`other ${message}`))
    await other.publish('told', 'សួស្តី')
    await other.publish('elsewhere', 'nobody')
    expect(await seen(() => heard.length === 2)).toBe(true)
    expect(heard.toSorted()).toEqual(['one សួស្តី', 'other សួស្តី'])
    await stop()
    await one.publish('told', 'again')
    expect(await seen(() => heard.length === 3)).toBe(true)
    expect(heard.at(-1)).toBe('other again')
  })

  test('a server that was killed and is back: subscribers receive again, and are notified of the gap', async () => {
    const bus = open()
    const heard: string[] = []
    let gaps = 0
    await bus.subscribe(
      'told',
      (message) => void heard.push(message),
      () => {
        gaps += 1
      },
    )
    await stopServer()
    await bus.publish('told', 'lost').catch(() => {})
    await startServer(program)
    expect(await seen(() => gaps === 1)).toBe(true)
    const back = () => {
      bus.publish('told', 'back').catch(() => {})
      return heard.includes('back')
    }
    expect(await seen(back)).toBe(true)
    expect(heard).not.toContain('lost')
  })
}
