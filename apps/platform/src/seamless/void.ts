import { turnBackStake, turnBackWin, unwager } from '../bonus/voiding.ts'
import { Refusal } from '../http/refusal.ts'
import { LedgerError, reverse } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { afterVoid } from './afterVoid.ts'
import { refuseArchived } from './archived.ts'
import { type Bet, bury, closeRound, findBet, moneyFrom, notifyPlay } from './bets.ts'
import type { Asked, AtWork } from './movement.ts'
import { countedStates } from './tables.ts'

/** Whether an end of a bet is in the figures of its member. */
const counts = ({ state }: Bet): boolean => countedStates.some((counted) => counted === state)

/** The journal that paid a bet out; null where nothing was won. */
async function winOf({ trx }: AtWork, bet: Bet): Promise<string | null> {
  if (bet.payout === 0n) return null
  const win = await trx
    .selectFrom('journal')
    .select('id')
    .where('owner_id', '=', bet.member_id)
    .where('cause_type', '=', 'bet')
    .where('cause_id', '=', bet.id)
    .where('type', '=', 'winPaid')
    .executeTakeFirst()
  if (!win) throw new LedgerError('journalUnknown')
  return win.id
}

/** Moves back what a bet moved: the stake first, so that the win can be taken from it. */
async function moveBack(platform: Platform, atWork: AtWork, bet: Bet): Promise<void> {
  const { trx, at } = atWork
  const { cause, actor } = moneyFrom(platform, atWork, bet.id)
  const owner = bet.member_id
  const back = { type: 'betVoided', owner, cause, actor, at } as const
  const grant = await unwager(trx, bet, counts(bet))
  const win = await winOf(atWork, bet)
  if (bet.journal_id !== null) await reverse(trx, { ...back, journal: bet.journal_id })
  await turnBackStake(platform, trx, bet, grant, at)
  if (win === null) return
  await turnBackWin(platform, trx, { owner, win, grant, at })
  await reverse(trx, { ...back, journal: win })
}

/**
 * Makes a bet void, whether it is open or settled: all that it moved is moved back, and it is in no figure any more.
 * One that has not arrived gets a tombstone, so that it is refused when it arrives. Where the member no longer has
 * what was won it is refused, and may be sent again.
 */
export async function voidBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const { trx, at, unit } = atWork
  const bet = await findBet(atWork, asked)
  if (!bet) {
    await refuseArchived(atWork, asked)
    await bury(atWork, asked)
    return null
  }
  if (bet.state === 'void') return null
  if (bet.state === 'refunded') return { refused: 'betRolledBack' } as const
  try {
    await moveBack(platform, atWork, bet)
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    if (error.code === 'insufficientFunds') throw new Refusal('insufficientFunds')
    if (error.code === 'accountFrozen') throw new Refusal('gameUnavailable', { reason: 'account frozen' })
    // What it moved is in an archive of the books.
    if (error.code === 'journalUnknown') throw new Refusal('roundClosed', { reason: 'archived' })
    throw error
  }
  await trx
    .updateTable('bet')
    .set({
      ...{ state: 'void', payout: 0n, valid_bet: 0n, voided_at: at, voided_from: bet.state },
      settled_at: bet.settled_at ?? at,
    })
    .where('member_id', '=', bet.member_id)
    .where('id', '=', bet.id)
    .execute()
  if (atWork.round.state === 'open' && !(await hasOpenBets(atWork))) await closeRound(atWork, 'rolledBack')
  if (counts(bet)) await afterVoid(platform, unit, bet)
  await notifyPlay(platform, atWork, bet.id)
  return null
}

const hasOpenBets = async ({ trx, round }: AtWork): Promise<boolean> =>
  (await trx
    .selectFrom('bet')
    .select('id')
    .where('member_id', '=', round.member_id)
    .where('vassalage', '=', round.vassalage)
    .where('round_id', '=', round.round_id)
    .where('state', '=', 'unsettled')
    .executeTakeFirst()) !== undefined
