/**
 * Everything at once against one process on PostgreSQL: deposits, withdrawals, transfers, bets, wins and rollbacks over HTTP,
 * as the crash rounds make them, and balance reads beside them. Not one answer may fail, and memory may not grow. Lasts four
 * times a bench's line; BENCH_MINUTES=5 makes it the five minutes of the target.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Clients, secret } from '../crash/clients.ts'
import { randomFrom } from '../crash/intents.ts'
import { openJournal } from '../crash/journal.ts'
import { gather, load as mixedLoad } from '../crash/load.ts'
import { startPlatform } from '../crash/running.ts'
import { openDatabase } from '../src/database/index.ts'
import { verifyLedger } from '../src/ledger/index.ts'
import { load, requestText } from './measuring/load.ts'
import { seconds } from './measuring/measure.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const lasting = process.env.BENCH_MINUTES ? Number(process.env.BENCH_MINUTES) * 60 : seconds * 4

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+([0-9]+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

await withFolder((folder) =>
  withPostgres(async (url) => {
    const running = await startPlatform({
      ...{ DATABASE_URL: url, PLATFORM_SECRET: secret, NODE_ENV: 'production', SANDBOX_FAST: '1' },
    })
    const clients = new Clients()
    const journal = openJournal(join(folder, 'journal'))
    try {
      await clients.reach(running.address)
      await gather(clients, journal)
      const { token, cookie } = await clients.session('dara2026', 'member')
      const headers = { 'x-baize-site': 'member', authorization: `Bearer ${token}`, cookie }
      const requests = [requestText('GET', '/wps/v2/wallets/balance', headers)]
      const port = Number(new URL(running.address).port)
      const end = performance.now() + lasting * 1_000
      const memory: number[] = []
      const watching = (async () => {
        while (performance.now() < end) {
          memory.push(megabytesOf(running.pid))
          await pause(Math.min(1_000, lasting * 20))
        }
      })()
      const [reads] = await Promise.all([
        load({ port, connections: 4, seconds: lasting - 1, requests }),
        mixedLoad(clients, journal, randomFrom(1), () => performance.now() > end),
        watching,
      ])
      const database = await openDatabase({ url })
      const violations = await verifyLedger(database.db)
      await database.close()
      // The first fifth is what warms up. The middle of each later fifth is compared: the highest is told beside it, and
      // says how many passwords were hashed at one moment (19 MB each, given back at once) more than what is kept.
      const fifth = Math.floor(memory.length / 5)
      const part = (place: number) =>
        memory.slice(place * fifth, (place + 1) * fifth).sort((one, other) => one - other)
      const middle = (place: number) => part(place)[Math.floor(fifth / 2)] ?? 0
      const growth = Number(((100 * middle(4)) / middle(1) - 100).toFixed(1))
      const failed = reads.failed + journal.unknown().length + violations.length
      console.table([
        {
          seconds: lasting,
          writes: journal.answers.size,
          reads: reads.count,
        },
      ])
      console.table(
        [0, 1, 2, 3, 4].map((place) => ({
          'fifth of the time': place + 1,
          'MB, least': Math.round(part(place)[0] ?? 0),
          middle: Math.round(middle(place)),
          most: Math.round(part(place).at(-1) ?? 0),
        })),
      )
      printVerdicts([
        { what: 'failed answers and broken invariants', figure: failed, atMost: 0, unit: '' },
        { what: 'growth of memory', figure: growth, atMost: 5, unit: '%' },
      ])
      if (failed > 0) process.exitCode = 1
    } finally {
      await running.stop()
    }
  }),
)
