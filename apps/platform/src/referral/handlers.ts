import { referralStates } from '@baize/api/contract'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { masked } from '../missions/names.ts'
import { addressGroup } from '../system/address.ts'
import { countVisit } from '../team/invites.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { codeOf, referrerOf } from './codes.ts'
import { referralRule, touchDays } from './rule.ts'
import { keepTouch } from './touch.ts'

/** Links that one address opens in an hour before it has to wait. */
const clicksPerHour = 60

const percentOf = (done: bigint, target: bigint): number =>
  done >= target ? 100 : Number((done * 100n) / target)

export const referralHandlers: Pick<Handlers, 'referral' | 'referrals' | 'referralClick'> = {
  async referral(_request, { db, session, settings, now }) {
    const { memberId } = session
    const code = await codeOf(db, memberId, now())
    const url = new URL('/register', settings.publicUrls.member)
    url.searchParams.set('referralCode', code)
    const found = await db
      .selectFrom('referral')
      .select(({ fn }) => ['state', fn.countAll<bigint>().as('count')])
      .where('referrer_id', '=', memberId)
      .groupBy('state')
      .execute()
    const paid = await db
      .selectFrom('reward')
      .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<string | null>('amount').as('amount')])
      .where('member_id', '=', memberId)
      .where('source', '=', 'referral')
      .where('state', '=', 'claimed')
      .executeTakeFirstOrThrow()
    const rewarded = Number(paid.count)
    const countOf = (state: (typeof referralStates)[number]): number => {
      if (state === 'rewarded') return rewarded
      const count = Number(found.find((row) => row.state === state)?.count ?? 0)
      return state === 'qualified' ? count - rewarded : count
    }
    return {
      ...{ enabled: true, code, url: url.href, qrText: url.href, touchDays },
      rule: {
        deposit: wire(referralRule.deposit),
        validBet: wire(referralRule.validBet),
        reward: wire(referralRule.reward),
      },
      counts: referralStates.map((state) => ({ state, count: countOf(state) })),
      rewarded: wire(BigInt(paid.amount ?? '0')),
    }
  },

  async referrals({ query }, { db, session }) {
    const list = keysetOf(query, 'referral.created_at', 'referral.id')
    const found = await db
      .selectFrom('referral')
      .leftJoin('member', 'member.id', 'referral.referred_id')
      .leftJoin('reward', (join) =>
        join
          .onRef('reward.member_id', '=', 'referral.referrer_id')
          .on('reward.source', '=', 'referral')
          .onRef('reward.source_id', '=', 'referral.id'),
      )
      .selectAll('referral')
      .select(['member.nickname', 'reward.claimed_at'])
      .where('referral.referrer_id', '=', session.memberId)
      .where(list.where)
      .orderBy('referral.created_at', 'desc')
      .orderBy('referral.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.created_at, id: row.id }))
    return {
      rows: rows.map((row) => ({
        id: row.id,
        state: row.claimed_at ? ('rewarded' as const) : row.state,
        player: row.nickname === null ? null : masked(row.nickname),
        clickedAt: row.clicked_at?.toISOString() ?? null,
        registeredAt: row.registered_at?.toISOString() ?? null,
        firstDepositAt: row.first_deposit_at?.toISOString() ?? null,
        qualifiedAt: row.qualified_at?.toISOString() ?? null,
        rewardedAt: row.claimed_at?.toISOString() ?? null,
        depositPercent: percentOf(row.deposited, referralRule.deposit),
        validBetPercent: percentOf(row.valid_bet, referralRule.validBet),
      })),
      page,
    }
  },

  async referralClick({ body }, context) {
    const { db, ip, settings, now } = context
    const burst = clicksPerHour * settings.limits.allowanceFactor
    await spend(db, `referral:${addressGroup(ip)}`, { everySeconds: 3600 / burst, burst }, now())
    const referrer = await referrerOf(db, body.code)
    if (referrer === null) {
      if (await countVisit(db, body.code, now())) return {}
      throw new Refusal('notFound')
    }
    await keepTouch(context, referrer)
    return {}
  },
}
