import { sql } from 'kysely'
import { type Trx, transact } from '../database/index.ts'
import { findVendorGame } from '../games/catalogue.ts'
import type { Context, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { feedNotice } from './notice.ts'
import { forgetFeed } from './published.ts'

/** Milliseconds that a vendor's clock may be ahead. */
const aheadMs = 5 * 60_000
/** Rows of a vendor that are kept at once: a leaked key must not fill the disk. */
const maxRows = { matches: 5_000, draws: 2_000 } as const

type Kind = keyof typeof maxRows

const invalid = (field: string, code: string) => new Refusal('invalidFields', { problems: [{ field, code }] })

/** A vendor publishes what belongs to its own games, once each. */
function requireOwn(
  vendor: string,
  kind: Kind,
  rows: readonly { readonly gameCode: string; readonly id: string }[],
): void {
  for (const [index, { gameCode }] of rows.entries()) {
    if (!findVendorGame(vendor, gameCode)) throw invalid(`${kind}.${index}.gameCode`, 'choice')
  }
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) throw invalid(kind, 'choice')
}

async function requireSpace(trx: Trx, kind: Kind, vendor: string): Promise<void> {
  const { kept } = await trx
    .selectFrom(kind === 'matches' ? 'vendor_match' : 'vendor_draw')
    .select((of) => of.fn.countAll<bigint>().as('kept'))
    .where('vassalage', '=', vendor)
    .executeTakeFirstOrThrow()
  if (Number(kept) > maxRows[kind]) throw invalid(kind, 'tooHigh')
}

/** Writes what is newer than before, the age with it, and notifies open pages where something has changed. */
async function publish(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  feed: { readonly vendor: string; readonly kind: Kind; readonly asOf: Date },
  write: (trx: Trx) => Promise<number>,
): Promise<{ changed: number }> {
  const { vendor, kind, asOf } = feed
  if (asOf.getTime() > now().getTime() + aheadMs) throw invalid('asOf', 'tooHigh')
  const changed = await transact(platform.database, async ({ trx }) => {
    const written = await write(trx)
    if (written > 0) await requireSpace(trx, kind, vendor)
    await trx
      .insertInto('vendor_feed')
      .values({ vassalage: vendor, kind, as_of: asOf })
      .onConflict((conflict) =>
        conflict
          .columns(['vassalage', 'kind'])
          .doUpdateSet({ as_of: asOf })
          .where('vendor_feed.as_of', '<', asOf),
      )
      .execute()
    return written
  })
  forgetFeed(platform)
  if (changed > 0) feedNotice.notify(platform.database.bus)
  return { changed }
}

const isNewer = (table: 'vendor_match' | 'vendor_draw') =>
  sql<boolean>`${sql.table(table)}.as_of < excluded.as_of`

export const publishHandlers: Pick<Handlers, 'publishMatches' | 'publishDraws'> = {
  publishMatches({ body }, context) {
    const { vendor } = context
    const asOf = new Date(body.asOf)
    requireOwn(
      vendor,
      'matches',
      body.matches.map(({ matchId: id, gameCode }) => ({ id, gameCode })),
    )
    const rows = body.matches.map((match) => ({
      vassalage: vendor,
      match_id: match.matchId,
      game_code: match.gameCode,
      competition_id: match.competition.id,
      competition: JSON.stringify(match.competition.name),
      home: JSON.stringify(match.home),
      away: JSON.stringify(match.away),
      starts_at: new Date(match.startsAt),
      state: match.state,
      suspended: match.suspended,
      home_score: match.score?.home ?? null,
      away_score: match.score?.away ?? null,
      odds: match.odds && JSON.stringify(match.odds),
      as_of: asOf,
    }))
    return publish(context, { vendor, kind: 'matches', asOf }, async (trx) => {
      if (rows.length === 0) return 0
      const written = await trx
        .insertInto('vendor_match')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['vassalage', 'match_id'])
            .doUpdateSet((of) => ({
              game_code: of.ref('excluded.game_code'),
              competition_id: of.ref('excluded.competition_id'),
              competition: of.ref('excluded.competition'),
              home: of.ref('excluded.home'),
              away: of.ref('excluded.away'),
              starts_at: of.ref('excluded.starts_at'),
              state: of.ref('excluded.state'),
              suspended: of.ref('excluded.suspended'),
              home_score: of.ref('excluded.home_score'),
              away_score: of.ref('excluded.away_score'),
              odds: of.ref('excluded.odds'),
              as_of: of.ref('excluded.as_of'),
            }))
            .where(isNewer('vendor_match')),
        )
        .returning('match_id')
        .execute()
      return written.length
    })
  },

  publishDraws({ body }, context) {
    const { vendor } = context
    const asOf = new Date(body.asOf)
    requireOwn(
      vendor,
      'draws',
      body.draws.map(({ drawId: id, gameCode }) => ({ id, gameCode })),
    )
    const rows = body.draws.map((draw) => ({
      vassalage: vendor,
      draw_id: draw.drawId,
      game_code: draw.gameCode,
      closes_at: new Date(draw.closesAt),
      draws_at: new Date(draw.drawsAt),
      numbers: draw.numbers,
      cancelled: draw.cancelled,
      as_of: asOf,
    }))
    return publish(context, { vendor, kind: 'draws', asOf }, async (trx) => {
      if (rows.length === 0) return 0
      const written = await trx
        .insertInto('vendor_draw')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['vassalage', 'draw_id'])
            .doUpdateSet((of) => ({
              game_code: of.ref('excluded.game_code'),
              closes_at: of.ref('excluded.closes_at'),
              draws_at: of.ref('excluded.draws_at'),
              numbers: of.ref('excluded.numbers'),
              cancelled: of.ref('excluded.cancelled'),
              as_of: of.ref('excluded.as_of'),
            }))
            .where(isNewer('vendor_draw')),
        )
        .returning('draw_id')
        .execute()
      return written.length
    })
  },
}
