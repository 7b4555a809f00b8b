/**
 * As it runs for an operator: two processes behind nginx, on PostgreSQL behind PgBouncer, which assigns connections
 * by the transaction. Mixed writes and balance reads through the balancer; the same on one process on the server
 * itself beside it. Not one response may fail, and the ledger's invariants hold.
 */
import { join } from 'node:path'
import { openDatabase } from '@baize/platform/database/index.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { Clients, secret } from '../crash/clients.ts'
import { randomFrom } from '../crash/intents.ts'
import { openJournal } from '../crash/journal.ts'
import { gather, load as mixedLoad } from '../crash/load.ts'
import { startPlatform } from '../crash/running.ts'
import { load, requestText } from './measuring/load.ts'
import { seconds } from './measuring/measure.ts'
import { startBalancer, startPooler } from './measuring/pooler.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const common = { PLATFORM_SECRET: secret, NODE_ENV: 'production', SANDBOX_FAST: '1' }

async function loaded(address: string, serverUrl: string, folder: string) {
  const clients = new Clients()
  const journal = openJournal(join(folder, 'journal'))
  await clients.reach(address)
  await gather(clients, journal)
  const { token, cookie } = await clients.session('dara2026', 'member')
  const headers = { 'x-baize-site': 'member', authorization: `Bearer ${token}`, cookie }
  const requests = [requestText('GET', '/wps/v2/wallets/balance', headers)]
  const port = Number(new URL(address).port)
  const written = journal.answers.size
  let over = false
  const writing = mixedLoad(clients, journal, randomFrom(1), () => over)
  const reads = await load({ port, connections: 16, seconds: seconds * 2, requests }).finally(() => {
    over = true
  })
  await writing
  const database = await openDatabase({ url: serverUrl })
  const violations = await verifyLedger(database.db)
  await database.close()
  return {
    writes: Math.round((journal.answers.size - written) / (seconds * 2)),
    reads,
    failed: reads.failed + journal.unknown().length + violations.length,
  }
}

const figures: Record<string, Awaited<ReturnType<typeof loaded>>> = {}

await withFolder((folder) =>
  withPostgres(async (url) => {
    const alone = await startPlatform({ ...common, DATABASE_URL: url })
    figures['one process, no pooler'] = await loaded(alone.address, url, folder).finally(alone.stop)
  }),
)
await withFolder((folder) =>
  withPostgres(async (url) => {
    const pooler = await startPooler(folder, url)
    const pooled = new URL(url)
    pooled.port = String(pooler.port)
    const env = { ...common, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url, TRUSTED_HOPS: '1' }
    const platforms = await Promise.all([startPlatform(env), startPlatform(env)])
    const ports = platforms.map(({ address }) => Number(new URL(address).port))
    const balancer = await startBalancer(folder, ports)
    try {
      figures['two behind nginx, PgBouncer'] = await loaded(`http://127.0.0.1:${balancer.port}`, url, folder)
    } finally {
      await balancer.stop()
      await Promise.all(platforms.map((each) => each.stop()))
      await pooler.stop()
    }
  }),
)
console.table(
  Object.entries(figures).map(([setup, { writes, reads, failed }]) => ({
    ...{ setup, 'writes/s': writes, 'reads/s': reads.perSecond },
    ...{ 'p50 ms': reads.p50, 'p99 ms': reads.p99, failed },
  })),
)
const failed = Object.values(figures).reduce((sum, each) => sum + each.failed, 0)
printVerdicts([{ what: 'failed answers and broken invariants', figure: failed, atMost: 0, unit: '' }])
if (failed > 0) process.exitCode = 1
