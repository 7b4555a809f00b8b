/**
 * Everything at once against one process on PostgreSQL: deposits, withdrawals, transfers, bets, wins and rollbacks
 * over HTTP, as the crash rounds make them, and balance reads beside them. Not one response may fail, and memory may
 * not grow. Lasts four times a bench's line; BENCH_MINUTES=5 makes it the five minutes of the target.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@baize/platform/database/index.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { freePort } from '../../../scripts/postgres.mjs'
import { Clients, secret } from '../crash/clients.ts'
import { randomFrom } from '../crash/intents.ts'
import { openJournal } from '../crash/journal.ts'
import { gather, load as mixedLoad } from '../crash/load.ts'
import { startPlatform } from '../crash/running.ts'
import { keptMegabytes } from './measuring/kept.ts'
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
    const inspector = await freePort()
    const running = await startPlatform({
      ...{ NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
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
      // Once after the warm-up, and once at the end: a collection in between would make the memory in use look smaller.
      const early = pause(lasting * 200).then(() => keptMegabytes(inspector))
      const [reads] = await Promise.all([
        load({ port, connections: 4, seconds: lasting - 1, requests }),
        mixedLoad(clients, journal, randomFrom(1), () => performance.now() > end),
        watching,
      ])
      const kept = [await early, await keptMegabytes(inspector)] as const
      const database = await openDatabase({ url })
      const violations = await verifyLedger(database.db)
      await database.close()
      // What is left after a full collection shows a leak; the process's memory includes garbage, and is compared by
      // the median of each fifth after the first, which is the warm-up. The peak shows how many passwords were hashed
      // concurrently (19 MB each, freed at once).
      const fifth = Math.floor(memory.length / 5)
      const part = (place: number) =>
        memory.slice(place * fifth, (place + 1) * fifth).sort((one, other) => one - other)
      const middle = (place: number) => part(place)[Math.floor(fifth / 2)] ?? 0
      const growth = (from: number, to: number) => Number(((100 * to) / from - 100).toFixed(1))
      const failed = reads.failed + journal.unknown().length + violations.length
      console.table([
        {
          seconds: lasting,
          'MB kept after a fifth': Number(kept[0].toFixed(1)),
          'and at the end': Number(kept[1].toFixed(1)),
          writes: journal.answers.size,
          reads: reads.count,
        },
      ])
      console.table(
        [0, 1, 2, 3, 4].map((place) => ({
          'fifth of the time': place + 1,
          'MB held, least': Math.round(part(place)[0] ?? 0),
          middle: Math.round(middle(place)),
          most: Math.round(part(place).at(-1) ?? 0),
        })),
      )
      printVerdicts([
        { what: 'failed answers and broken invariants', figure: failed, atMost: 0, unit: '' },
        { what: 'growth of what is kept', figure: growth(...kept), atMost: 5, unit: '%' },
        {
          what: 'growth of what is held, garbage too',
          figure: growth(middle(1), middle(4)),
          atMost: 5,
          unit: '%',
        },
      ])
      if (failed > 0) process.exitCode = 1
    } finally {
      await running.stop()
    }
  }),
)
