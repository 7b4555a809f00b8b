/**
 * What idle live sockets cost: one process of the platform on PostgreSQL, 2,000 sockets of signed-in members, all
 * authenticated; and how long an event takes to reach one of them.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@baize/platform/database/index.ts'
import { sha256 } from '@baize/platform/encryption/secrets.ts'
import { CompiledQuery } from 'kysely'
import { Clients, secret } from '../crash/clients.ts'
import { Page, until } from '../crash/page.ts'
import { startPlatform } from '../crash/running.ts'
import { withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const sockets = Number(process.env.BENCH_SOCKETS ?? '2000')

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+([0-9]+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

await withPostgres(async (url) => {
  const running = await startPlatform({
    ...{ DATABASE_URL: url, PLATFORM_SECRET: secret, NODE_ENV: 'production', SANDBOX_FAST: '1' },
  })
  const pages: Page[] = []
  try {
    const clients = new Clients()
    await clients.reach(running.address)
    await clients.signIn('dara2026', 'member')
    const dara = clients.people.get('dara2026')
    if (!dara) throw new Error('nobody came in')
    await pause(2_000)
    const before = megabytesOf(running.pid)
    // Tickets straight into the table: requesting thousands of them is what the rate limit prevents.
    const database = await openDatabase({ url })
    const { session_id: session } = await database.db
      .selectFrom('session')
      .select('id as session_id')
      .where('member_id', '=', dara.memberId)
      .executeTakeFirstOrThrow()
    const tickets = Array.from({ length: sockets }, (_, n) => `bench-ticket-${n}`)
    const text = `INSERT INTO event_ticket (ticket_hash, session_id, member_id, expires_at)
      SELECT hash, $2, $3, now() + interval '1 hour' FROM unnest($1::text[]) AS made (hash)`
    await database.db.executeQuery(CompiledQuery.raw(text, [tickets.map(sha256), session, dara.memberId]))
    await database.close()
    const began = performance.now()
    for (let first = 0; first < sockets; first += 100) {
      const some = tickets.slice(first, first + 100).map((ticket) => new Page(running.address, ticket))
      pages.push(...some)
      await until(() => some.every(({ heard }) => heard.some(({ type }) => type === 'ready')), 30_000)
    }
    const openedIn = Math.round(performance.now() - began)
    const greeted = pages.filter(({ heard }) => heard.some(({ type }) => type === 'ready')).length
    if (greeted !== sockets) throw new Error(`${sockets - greeted} sockets were not greeted`)
    await pause(5_000)
    const idle = megabytesOf(running.pid)
    const asked = performance.now()
    const as = dara
    await clients.call(
      'createDeposit',
      { methodId: 'local-bank', amount: '5.00' },
      { as, key: crypto.randomUUID() },
    )
    const told = () => pages.every(({ heard }) => heard.some(({ type }) => type === 'depositChanged'))
    const all = await until(told, 30_000)
    const reachedIn = Math.round(performance.now() - asked)
    console.table([
      {
        sockets,
        'opened in ms': openedIn,
        'RSS MB before': before,
        'RSS MB with them': idle,
        'KB each': Math.round(((idle - before) * 1024) / sockets),
        'all told of one event after ms': all ? reachedIn : null,
      },
    ])
    printVerdicts([{ what: `${sockets} idle sockets`, figure: idle, atMost: 250, unit: 'MB' }])
  } finally {
    for (const page of pages) page.close()
    await running.stop()
  }
})
