/**
 * Movements of the seamless wallet a second: a bet alone, a bet and its win, a bet and its rollback, each with the limits,
 * rewards, jackpots and events that belong to it, and the statements that each takes beside BEGIN and COMMIT. Run by
 * `npm run bench`.
 */
import { type Money, money } from '@baize/api/money'
import { type Database, newId, openDatabase, transact } from '@baize/platform/database/index.ts'
import { randomToken, sha256 } from '@baize/platform/encryption/secrets.ts'
import { cashOf, houseFor, post, verifyLedger } from '@baize/platform/ledger/index.ts'
import { addMember } from '@baize/platform/members/members.ts'
import { makePlatform, type Platform } from '@baize/platform/platform.ts'
import { seamlessHandlers } from '@baize/platform/seamless/handlers.ts'
import type { KyselyPlugin } from 'kysely'
import { seedContent } from '../src/seed/seedContent.ts'
import { readSandboxSettings } from '../src/settings.ts'
import { measure } from './measuring/measure.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'

const vendor = 'EMR'
const nodeId = '1001'

/** A member with money and an open game; returns the play session's token. */
async function player({ database, settings, now }: Platform): Promise<string> {
  const token = randomToken()
  const at = now()
  await transact(database, async ({ trx }) => {
    const member = await addMember(trx, {
      ...{ account: newId(), nickname: 'bench', type: 0, parent: null, passwordHash: null },
      ...{ paymentPasswordHash: null, joinedAt: at },
    })
    if (!member) throw new Error('the member is not new')
    const { id: owner } = member
    const postings = [
      { from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(10_000_000_000n) as Money },
    ]
    const { currency } = settings.brand
    const cause = { type: 'bench', id: owner }
    await post(trx, { type: 'depositCredited', owner, currency, postings, cause, actor: 'bench' })
    const sessionId = newId()
    await trx
      .insertInto('session')
      .values({
        ...{ id: sessionId, member_id: owner, site: 'member', token_hash: sha256(newId()) },
        ...{ binding_hash: sha256(newId()), device: '', ip: '127.0.0.1' },
        ...{ created_at: at, last_seen_at: at, ended_at: null },
      } as never)
      .execute()
    const later = new Date(at.getTime() + 86_400_000)
    await trx
      .insertInto('play_session')
      .values({
        ...{ id: newId(), launch_hash: sha256(newId()), token_hash: sha256(token), member_id: owner },
        ...{ session_id: sessionId, node_id: nodeId, vassalage: vendor, site: 'member', language: 'en' },
        ...{ created_at: at, launch_expires_at: later, opened_at: at, expires_at: later },
      } as never)
      .execute()
  })
  return token
}

async function run(engine: string, opened: Database, callers: readonly number[]) {
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const database = { ...opened, db: opened.db.withPlugin(counting) }
  const platform = await makePlatform(readSandboxSettings({ DATA_FOLDER: 'memory' }), database)
  await seedContent(platform)
  const tokens = await Promise.all(Array.from({ length: 32 }, () => player(platform)))
  const context = { platform, db: platform.db, settings: platform.settings, vendor } as never
  const moves = (caller: number) => {
    const [roundId, playSession] = [newId(), tokens[caller % tokens.length] ?? '']
    const body = { requestId: newId(), playSession, roundId }
    const bet = { ...body, transactionId: `bet-${roundId}`, amount: '3.00' }
    const after = { ...body, betTransactionId: bet.transactionId }
    return {
      bet: () => seamlessHandlers.seamlessBet({ body: bet } as never, context),
      win: () =>
        seamlessHandlers.seamlessWin(
          { body: { ...after, transactionId: `win-${roundId}`, amount: '2.00' } } as never,
          context,
        ),
      rollback: () =>
        seamlessHandlers.seamlessRollback(
          { body: { ...after, transactionId: `rollback-${roundId}` } } as never,
          context,
        ),
    }
  }
  const ways = {
    bet: (caller: number) => moves(caller).bet(),
    async 'bet and win'(caller: number) {
      const { bet, win } = moves(caller)
      await bet()
      await win()
    },
    async 'bet and rollback'(caller: number) {
      const { bet, rollback } = moves(caller)
      await bet()
      await rollback()
    },
  }
  const rows = []
  for (const [way, work] of Object.entries(ways)) {
    statements = 0
    await work(0)
    const each = statements
    for (const count of callers) {
      const { perSecond, p50, p99, ownCpu } = await measure(count, work)
      const figures = { 'per second': perSecond, 'p50 ms': p50, 'p99 ms': p99, 'own CPU ms each': ownCpu }
      rows.push({ engine, way, statements: each, callers: count, ...figures })
    }
  }
  console.table(rows)
  const violations = await verifyLedger(opened.db)
  if (violations.length > 0) throw new Error(`the ledger is not as promised: ${JSON.stringify(violations)}`)
  await platform.jobs.close()
}

await withFolder(async (folder) => {
  const embedded = await openDatabase({ folder })
  await run('PGlite', embedded, [1, 8])
  await embedded.close()
  await withPostgres(async (url) => {
    const shared = await openDatabase({ url, connections: 16 })
    await run('PostgreSQL', shared, [1, 16])
    await shared.close()
  })
})
