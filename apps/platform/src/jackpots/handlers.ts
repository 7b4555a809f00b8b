import { sql } from 'kysely'
import { transact } from '../database/index.ts'
import { gamesOfType } from '../games/catalogue.ts'
import { namedIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { wire } from '../wallet/wire.ts'
import { currentRun } from './feed.ts'
import { jackpotList } from './list.ts'

const masked = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`

export const jackpotHandlers: Pick<Handlers, 'jackpots'> = {
  async jackpots({ query }, { platform, db, settings, now, language }) {
    const runs = await transact(platform.database, async ({ trx }) => {
      const found = new Map<string, string>()
      for (const { id } of jackpotList) found.set(id, (await currentRun(platform, trx, id)).seed_hash)
      return found
    })
    const pools = await db
      .selectFrom('jackpot_pool')
      .select(['jackpot_id', sql<string>`sum(fed - paid)`.as('amount')])
      .groupBy('jackpot_id')
      .execute()
    const amounts = new Map(pools.map((pool) => [pool.jackpot_id, BigInt(pool.amount)]))
    const won = await db
      .selectFrom('jackpot_run')
      .innerJoin('member', 'member.id', 'jackpot_run.member_id')
      .selectAll('jackpot_run')
      .select('member.account')
      .where('won_at', 'is not', null)
      .where(
        sql<boolean>`(jackpot_id, number) IN (SELECT jackpot_id, max(number) FROM jackpot_run WHERE won_at IS NOT NULL GROUP BY jackpot_id)`,
      )
      .execute()
    return {
      currency: settings.brand.currency,
      asOf: now().toISOString(),
      jackpots: jackpotList.map(({ id, names, gameType, share, onceInCents }) => {
        const last = won.find((run) => run.jackpot_id === id)
        return {
          id,
          ...namedIn(['displayName', 'language'], names, query.language ?? language),
          amount: wire(amounts.get(id) ?? 0n),
          startAmount: wire(0n),
          source: {
            percent: (Number(share) / 100).toFixed(2),
            gameType,
            games: gamesOfType(gameType).length,
          },
          oncePerStaked: wire(BigInt(onceInCents) * 100n),
          seedHash: runs.get(id) ?? '',
          lastWon: last
            ? {
                amount: wire(last.amount ?? 0n),
                at: (last.won_at ?? last.started_at).toISOString(),
                player: masked(last.account),
                betId: last.bet_id ?? '',
                number: last.number,
                seed: platform.secrets.open('jackpot-seed', last.seed_sealed),
                seedHash: last.seed_hash,
              }
            : null,
        }
      }),
    }
  },
}
