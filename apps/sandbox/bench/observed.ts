/**
 * What logs, metrics and traces cost: the same mixed load in turn on a process that has all three and on one that has
 * none, on databases of one PostgreSQL. The collector responds and stores nothing.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { Clients, secret } from '../crash/clients.ts'
import { randomFrom } from '../crash/intents.ts'
import { openJournal } from '../crash/journal.ts'
import { gather, load as mixedLoad } from '../crash/load.ts'
import { type Running, startPlatform } from '../crash/running.ts'
import { inTurn, ratioOf } from './measuring/compare.ts'
import { load, requestText } from './measuring/load.ts'
import { seconds } from './measuring/measure.ts'
import { cpuOf } from './measuring/serverCpu.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const collector = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end())
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A process under load: how many calls it served in a second, and its CPU for each, in milliseconds. */
async function loadable(running: Running, folder: string) {
  const clients = new Clients()
  const journal = openJournal(folder)
  await clients.reach(running.address)
  await gather(clients, journal)
  const { token, cookie } = await clients.session('dara2026', 'member')
  const headers = { 'x-baize-site': 'member', authorization: `Bearer ${token}`, cookie }
  const requests = [requestText('GET', '/wps/v2/wallets/balance', headers)]
  const port = Number(new URL(running.address).port)
  return async () => {
    const [written, used, began] = [journal.answers.size, cpuOf(running.pid), performance.now()]
    let over = false
    const writing = mixedLoad(clients, journal, randomFrom(1), () => over)
    const reads = await load({ port, connections: 4, seconds, requests }).finally(() => {
      over = true
    })
    await writing
    if (reads.failed > 0) throw new Error(`${reads.failed} answers failed: ${reads.firstFailure}`)
    const calls = reads.count + journal.answers.size - written
    const lasted = (performance.now() - began) / 1_000
    return { perSecond: calls / lasted, cpu: (cpuOf(running.pid) - used) / calls }
  }
}

await withFolder((folder) =>
  withPostgres(async (server) => {
    const common = { PLATFORM_SECRET: secret, NODE_ENV: 'production', SANDBOX_FAST: '1' }
    const plain = await startPlatform({
      ...common,
      ...{ DATABASE_URL: await createDatabase(server, 'plain'), LOG_LEVEL: 'error' },
    })
    const observed = await startPlatform({
      ...common,
      ...{ DATABASE_URL: await createDatabase(server, 'observed'), LOG_LEVEL: 'info' },
      ...{ PORT_METRICS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl },
    })
    try {
      const { a, b } = await inTurn(
        6,
        await loadable(plain, join(folder, 'plain')),
        await loadable(observed, join(folder, 'observed')),
      )
      console.table(
        a.map((off, pair) => ({
          pair: pair + 1,
          ...{ 'calls/s, off': Math.round(off.perSecond), on: Math.round(b[pair]?.perSecond ?? 0) },
          'CPU ms each, off': Number(off.cpu.toFixed(3)),
          'CPU on': Number((b[pair]?.cpu ?? 0).toFixed(3)),
        })),
      )
      const rate = ratioOf(
        a.map(({ perSecond }) => perSecond),
        b.map(({ perSecond }) => perSecond),
      )
      const cpu = ratioOf(
        a.map((each) => each.cpu),
        b.map((each) => each.cpu),
      )
      console.log(
        `the rate without them differs by ${rate.noise} times between rounds, its CPU by ${cpu.noise}`,
      )
      printVerdicts([
        {
          what: 'calls a second with them, to those without',
          figure: rate.ratio,
          atLeast: 0.92,
          unit: 'times',
        },
        { what: 'CPU of a call with them, to one without', figure: cpu.ratio, atMost: 1.08, unit: 'times' },
      ])
    } finally {
      await Promise.all([plain.stop(), observed.stop()])
    }
  }),
)
collector.close()
