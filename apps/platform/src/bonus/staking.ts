import { money } from '@baize/api/money'
import type { Trx, Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import {
  balanceOf,
  bonusOf,
  cashOf,
  houseFor,
  LedgerError,
  lockAccounts,
  type Posting,
  post,
  refKey,
} from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { countedStake } from './definitions.ts'
import { bonusMoney, endGrant, type Grant, isLive, lockGrant, lockLiveGrant, notifyBonus } from './grants.ts'

/** The least amount that can be staked; less than that is as good as nothing. */
const minStake = 100n

export interface Stake {
  readonly postings: readonly Posting[]
  /** The part that is bonus money. */
  readonly bonus: bigint
  /** The grant whose wagering the bet works off, whichever money it is made of. */
  readonly grantId: string | null
}

/**
 * The legs of a stake: cash first, and only what cash does not cover from bonus money. Without a grant in play it is
 * all cash. Whether there is enough, the ledger says.
 * @throws LedgerError `accountFrozen`
 */
export async function splitStake(
  trx: Trx,
  currency: string,
  owner: string,
  stake: bigint,
  at: Date,
): Promise<Stake> {
  const gaming = houseFor(owner, 'house.gaming')
  const [cash, bonus] = [cashOf(owner), bonusOf(owner)]
  const grant = await lockLiveGrant(trx, owner)
  if (!grant || isOver(grant, at)) {
    return { postings: [{ from: cash, to: gaming, amount: money(stake) }], bonus: 0n, grantId: null }
  }
  const accounts = await lockAccounts(trx, currency, [cash, bonus, gaming])
  const account = accounts.get(refKey(cash))
  if (account?.frozen) throw new LedgerError('accountFrozen')
  const balance = account?.balance ?? 0n
  const fromCash = balance < stake ? balance : stake
  const legs = [
    { from: cash, to: gaming, amount: money(fromCash) },
    { from: bonus, to: gaming, amount: money(stake - fromCash) },
  ]
  return {
    postings: legs.filter((leg) => leg.amount > 0n),
    bonus: stake - fromCash,
    grantId: grant.id,
  }
}

/** A grant whose time is over, though it has not been ended yet. */
const isOver = (grant: Grant, at: Date): boolean =>
  grant.wagering_ends_at !== null && grant.wagering_ends_at.getTime() <= at.getTime()

export interface StakedBet {
  readonly member_id: string
  readonly stake: bigint
  readonly bonus_stake: bigint
  readonly bonus_grant_id: string | null
}

/**
 * The legs of a win: it is paid to where the stake came from, in proportion, the bonus part in whole cents and the
 * rest to cash. Of a grant that has ended since, the bonus part follows its end: to cash when the grant was wagered,
 * back to the house otherwise. Locks the grant.
 */
export async function splitWin(trx: Trx, bet: StakedBet, payout: bigint): Promise<readonly Posting[]> {
  const owner = bet.member_id
  const gaming = houseFor(owner, 'house.gaming')
  const grant = bet.bonus_grant_id ? await lockGrant(trx, bet.bonus_grant_id) : undefined
  const toBonus = bet.bonus_stake === 0n ? 0n : ((payout * bet.bonus_stake) / bet.stake / minStake) * minStake
  const part = money(toBonus)
  const converted = grant?.state === 'converted'
  const legs: Posting[] = [
    { from: gaming, to: cashOf(owner), amount: money(converted ? payout : payout - part) },
  ]
  if (!converted) {
    legs.push({ from: gaming, to: bonusOf(owner), amount: part })
    if (grant && !isLive(grant)) {
      legs.push({ from: bonusOf(owner), to: houseFor(owner, 'house.bonusCost'), amount: part })
    }
  }
  return legs.filter((leg) => leg.amount > 0n)
}

/** A stake is about to be returned: its grant is locked before the ledger's accounts are. */
export async function lockStakedGrant(trx: Trx, bet: StakedBet): Promise<Grant | null> {
  return bet.bonus_grant_id ? ((await lockGrant(trx, bet.bonus_grant_id)) ?? null) : null
}

/** Bonus money that a rollback returned to a grant that has ended follows the grant's end. */
export async function sweepReturned(
  platform: Platform,
  trx: Trx,
  bet: StakedBet,
  grant: Grant | null,
  at: Date,
): Promise<void> {
  if (!grant || bet.bonus_stake === 0n || isLive(grant)) return
  const owner = bet.member_id
  const converted = grant.state === 'converted'
  const to = converted ? cashOf(owner) : houseFor(owner, 'house.bonusCost')
  await post(trx, {
    ...bonusMoney(platform, grant, 'bonus', at),
    type: converted ? 'bonusConverted' : 'bonusForfeited',
    postings: [{ from: bonusOf(owner), to, amount: money(bet.bonus_stake) }],
  })
}

export interface WageredBet {
  readonly id: string
  readonly memberId: string
  readonly gameType: string
  readonly stake: bigint
  readonly at: Date
  readonly bonusGrantId?: string | null
}

/** Counts a settled bet towards the wagering of its grant, and ends the grant when it is done or nothing is left of it. */
export async function wager(platform: Platform, unit: Unit, bet: WageredBet): Promise<void> {
  if (!bet.bonusGrantId) return
  const { trx } = unit
  const grant = await lockGrant(trx, bet.bonusGrantId)
  if (!grant || !isLive(grant)) return
  const progress = grant.progress + countedStake(bet.stake, bet.gameType)
  await trx
    .updateTable('bonus_grant')
    .set({ progress, state: 'wagering' })
    .where('id', '=', grant.id)
    .execute()
  const left = await balanceOf(trx, platform.settings.brand.currency, bonusOf(grant.member_id))
  const ending = { actor: 'bonus', at: bet.at, left }
  if (progress >= grant.required) {
    await endGrant(platform, unit, { ...grant, progress }, { ...ending, state: 'converted' })
  } else if (left < minStake && !(await hasOpenBets(trx, grant))) {
    await endGrant(platform, unit, { ...grant, progress }, { ...ending, state: 'lost' })
  } else {
    await notifyBonus(platform, unit, grant.id)
  }
}

const hasOpenBets = async (db: Db, grant: Pick<Grant, 'id' | 'member_id'>): Promise<boolean> =>
  (await db
    .selectFrom('bet')
    .select('id')
    .where('member_id', '=', grant.member_id)
    .where('bonus_grant_id', '=', grant.id)
    .where('state', '=', 'unsettled')
    .limit(1)
    .executeTakeFirst()) !== undefined
