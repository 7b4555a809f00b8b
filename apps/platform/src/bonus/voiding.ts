import { money } from '@baize/api/money'
import type { Trx } from '../database/index.ts'
import { bonusOf, cashOf, houseFor, post } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { countedStake } from './definitions.ts'
import { bonusMoney, type Grant, isLive } from './grants.ts'
import { lockStakedGrant, type StakedBet, sweepReturned } from './staking.ts'

/** A bet is about to be made void: its grant is locked, and what it had worked off of a grant in play is taken back. */
export async function unwager(
  trx: Trx,
  bet: StakedBet & { readonly game_type: string },
  counted: boolean,
): Promise<Grant | null> {
  const grant = await lockStakedGrant(trx, bet)
  if (!grant || !counted || !isLive(grant)) return grant
  const worked = countedStake(bet.stake, bet.game_type)
  const progress = grant.progress > worked ? grant.progress - worked : 0n
  await trx.updateTable('bonus_grant').set({ progress }).where('id', '=', grant.id).execute()
  return { ...grant, progress }
}

/** The bonus money of a returned stake follows its grant's end, as after a rollback. */
export const turnBackStake = sweepReturned

/** How much bonus money a journal moved to an account. */
async function bonusIn(trx: Trx, owner: string, journal: string): Promise<bigint> {
  const rows = await trx
    .selectFrom('posting')
    .innerJoin('account', (join) =>
      join.onRef('account.owner_id', '=', 'posting.owner_id').onRef('account.id', '=', 'posting.account_id'),
    )
    .select('posting.amount')
    .where('posting.owner_id', '=', owner)
    .where('posting.journal_id', '=', journal)
    .where('account.kind', '=', 'bonus')
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

/**
 * A win is about to be taken back. Bonus money in it that has moved on with its grant's end is taken from there: from
 * cash when it was wagered, from the house otherwise.
 * @throws LedgerError `insufficientFunds`, `accountFrozen`
 */
export async function turnBackWin(
  platform: Platform,
  trx: Trx,
  { owner, win, grant, at }: { owner: string; win: string; grant: Grant | null; at: Date },
): Promise<void> {
  if (!grant || isLive(grant)) return
  const part = await bonusIn(trx, owner, win)
  if (part <= 0n) return
  const from = grant.state === 'converted' ? cashOf(owner) : houseFor(owner, 'house.bonusCost')
  await post(trx, {
    ...bonusMoney(platform, grant, 'bonus', at),
    type: 'corrected',
    postings: [{ from, to: bonusOf(owner), amount: money(part) }],
  })
}
