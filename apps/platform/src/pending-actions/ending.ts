import { sql } from 'kysely'
import { sendBonusMessage } from '../bonus/grants.ts'
import { transact } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { onBothSites, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import { limitNews } from './limitNews.ts'

const atOnce = 500

/** Bonuses in the last part of their time: the last day, or the last quarter of a shorter time. */
export const endingBonuses = (db: Db, now: Date) =>
  db
    .selectFrom('bonus_grant')
    .selectAll()
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('state', '=', 'offered'),
          eb('offer_ends_at', '>', now),
          sql<boolean>`offer_ends_at - least(interval '24 hours', (offer_ends_at - offered_at) / 4) <= ${now}`,
        ]),
        and([
          eb('state', 'in', ['active', 'wagering']),
          eb('wagering_ends_at', '>', now),
          sql<boolean>`wagering_ends_at - least(interval '24 hours', (wagering_ends_at - claimed_at) / 4) <= ${now}`,
        ]),
      ]),
    )

/** Sends a message about each bonus that is about to end, once. */
async function announceBonuses(platform: Platform): Promise<void> {
  const due = await endingBonuses(platform.db, platform.now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message')
            .select('message.id')
            .whereRef('message.member_id', '=', 'bonus_grant.member_id')
            .where(
              'message.cause',
              '=',
              sql<string>`'bonus:' || bonus_grant.id || CASE bonus_grant.state WHEN 'offered' THEN ':bonusOfferEnding' ELSE ':bonusEnding' END`,
            ),
        ),
      ),
    )
    .limit(atOnce)
    .execute()
  for (const grant of due) {
    const offered = grant.state === 'offered'
    const amount = offered ? grant.amount : grant.required - grant.progress
    await transact(platform.database, (unit) =>
      sendBonusMessage(platform, unit, grant, offered ? 'bonusOfferEnding' : 'bonusEnding', amount),
    )
  }
}

/** Sends a message about each higher limit that can be confirmed since the last day, once. */
async function announceLimits(platform: Platform): Promise<void> {
  const now = platform.now()
  const ready = await platform.db
    .selectFrom('play_limit')
    .select(['member_id', 'kind', 'period', 'pending_from'])
    .where('pending_from', '<=', now)
    .where('pending_from', '>', new Date(now.getTime() - 86_400_000))
    .execute()
  const found = ready.map((row) => ({
    ...row,
    cause: `limit:${row.kind}:${row.period}:${row.pending_from?.getTime()}`,
  }))
  if (found.length === 0) return
  const sent = await platform.db
    .selectFrom('message')
    .select(['member_id', 'cause'])
    .where('member_id', 'in', [...new Set(found.map((row) => row.member_id))])
    .where('cause', 'in', [...new Set(found.map((row) => row.cause))])
    .execute()
  const known = new Set(sent.map((row) => `${row.member_id} ${row.cause}`))
  for (const { member_id: memberId, cause } of found) {
    if (known.has(`${memberId} ${cause}`)) continue
    await transact(platform.database, async (unit) => {
      const link = await centrePath(unit, memberId, 'limits')
      await sendMessage(platform, unit, {
        memberId,
        kind: 'system',
        ...limitNews,
        link,
        cause,
        push: onBothSites,
      })
    })
  }
}

/** Sends the messages that are due by time alone. */
export async function announceEnding(platform: Platform): Promise<void> {
  await announceBonuses(platform)
  await announceLimits(platform)
}
