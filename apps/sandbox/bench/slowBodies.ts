/**
 * A slow-body attack: 1,000 connections from one address, each with a body that never ends. The p99 of other visitors'
 * balance reads beside it, to theirs without it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Clients, secret } from '../crash/clients.ts'
import { startPlatform } from '../crash/running.ts'
import { inTurn, ratioOf } from './measuring/compare.ts'
import { load, requestText } from './measuring/load.ts'
import { seconds } from './measuring/measure.ts'
import { withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const attackers = 1_000
const sender = new URL('./measuring/slowSenders.ts', import.meta.url).pathname
const head = requestText(
  'POST',
  '/wps/session/login',
  { 'x-baize-site': 'member', 'content-type': 'application/json', 'content-length': '2000' },
  '',
).replace('content-length: 0\r\n', '')

await withPostgres(async (url) => {
  const running = await startPlatform({
    ...{ DATABASE_URL: url, PLATFORM_SECRET: secret, SANDBOX_FAST: '1', ADDRESS_SHARE: '20' },
  })
  const port = Number(new URL(running.address).port)
  try {
    const clients = new Clients()
    await clients.reach(running.address)
    const { token, cookie } = await clients.session('dara2026', 'member')
    const headers = { 'x-baize-site': 'member', authorization: `Bearer ${token}`, cookie }
    const requests = [requestText('GET', '/wps/v2/wallets/balance', headers)]
    const visitors = async () => {
      const figures = await load({ port, connections: 8, seconds, requests })
      if (figures.failed > 0) throw new Error(`${figures.failed} answers failed: ${figures.firstFailure}`)
      return figures
    }
    const attacked = async () => {
      const child = spawn(process.execPath, [sender, String(port), '127.0.0.2', String(attackers), head], {
        stdio: ['pipe', 'inherit', 'inherit'],
      })
      const ended = once(child, 'exit')
      await pause(2_000)
      return visitors().finally(async () => {
        child.stdin.end()
        await ended
      })
    }
    const { a, b } = await inTurn(5, visitors, attacked)
    console.table(
      a.map(({ p99, perSecond }, pair) => ({
        pair: pair + 1,
        ...{ 'p99 ms': p99, 'per second': perSecond },
        ...{ 'p99 ms, attacked': b[pair]?.p99, 'per second, attacked': b[pair]?.perSecond },
      })),
    )
    const { ratio, noise } = ratioOf(
      a.map(({ p99 }) => p99),
      b.map(({ p99 }) => p99),
    )
    console.log(`p99 without an attack differs by ${noise} times between rounds`)
    printVerdicts([{ what: 'p99 under attack to p99 without', figure: ratio, atMost: 2, unit: 'times' }])
  } finally {
    await running.stop()
  }
})
