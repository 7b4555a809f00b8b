import { money, parseMoney } from '@baize/api/money'
import type { Selectable, Updateable } from 'kysely'
import { offerForBet } from '../bonus/playOffers.ts'
import { lockStakedGrant, type Stake, splitStake, splitWin, sweepReturned } from '../bonus/staking.ts'
import { newId } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import { findGame } from '../games/catalogue.ts'
import { Refusal } from '../http/refusal.ts'
import { houseFor, LedgerError, post, reverse, vendorOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { requireBetAllowed } from '../safer-play/enforce.ts'
import { deviceKind } from '../sessions/deviceKind.ts'
import { tellUplineOf } from '../team/teamChanged.ts'
import { tellBalance } from '../wallet/balance.ts'
import { afterSettlement } from './afterSettlement.ts'
import { refuseArchived } from './archived.ts'
import type { Asked, AtWork } from './movement.ts'
import type { SeamlessTables } from './tables.ts'

export type Bet = Selectable<SeamlessTables['bet']>

/** The member's bet that a win or a rollback speaks of, locked, or null; one of another round is not found. */
export async function findBet({ trx, vassalage, session }: AtWork, asked: Asked): Promise<Bet | null> {
  const bet = await trx
    .selectFrom('bet')
    .selectAll()
    .where('member_id', '=', session.member_id)
    .where('vassalage', '=', vassalage)
    .where('transaction_id', '=', asked.betTransactionId ?? '')
    .forUpdate()
    .executeTakeFirst()
  if (!bet) return null
  if (bet.round_id !== asked.roundId) throw new Refusal('notFound')
  return bet
}

/** What a bet ends as, and its round with it. */
interface End {
  readonly bet: Updateable<SeamlessTables['bet']>
  readonly round: 'settled' | 'rolledBack'
}

/** Ends a round without any of its bets. */
export const closeRound = ({ trx, round }: AtWork, state: End['round']) =>
  trx
    .updateTable('game_round')
    .set({ state })
    .where('vassalage', '=', round.vassalage)
    .where('member_id', '=', round.member_id)
    .where('round_id', '=', round.round_id)
    .execute()

const endBet = ({ trx, round, at }: AtWork, betId: string, end: End) =>
  trx
    .with('closed', (db) =>
      db
        .updateTable('game_round')
        .set({ state: end.round })
        .where('vassalage', '=', round.vassalage)
        .where('member_id', '=', round.member_id)
        .where('round_id', '=', round.round_id),
    )
    .updateTable('bet')
    .set({ ...end.bet, settled_at: at })
    .where('member_id', '=', round.member_id)
    .where('id', '=', betId)
    .execute()

export async function tell(platform: Platform, { unit, session }: AtWork, settledBet: string | null) {
  const memberId = session.member_id
  if (settledBet !== null) {
    const payload = { betId: settledBet }
    await recordEvent(platform.database, unit, { memberId, type: 'betSettled', payload })
  }
  await tellBalance(platform, unit, memberId)
  unit.afterCommit(() => tellUplineOf(platform, session.path))
}

export const moneyFrom = (platform: Platform, atWork: AtWork, betId: string) => ({
  owner: atWork.session.member_id,
  currency: platform.settings.brand.currency,
  cause: { type: 'bet', id: betId },
  actor: `vendor:${atWork.vassalage}`,
  at: atWork.at,
})

/** A stake from the wallet that the vendor keeps: no bonus money is in it. */
const fromVendor = (owner: string, vassalage: string, stake: bigint): Stake => ({
  postings: [{ from: vendorOf(owner, vassalage), to: houseFor(owner, 'house.gaming'), amount: money(stake) }],
  bonus: 0n,
  grantId: null,
})

const toVendor = ({ member_id: owner, vassalage }: Bet, payout: bigint) => [
  { from: houseFor(owner, 'house.gaming'), to: vendorOf(owner, vassalage), amount: money(payout) },
]

/** Takes a stake. Refused for good when it was rolled back before it came, or when the purse is too light. */
export async function placeBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const { trx, session, round, buried, at, vassalage } = atWork
  const stake = parseMoney(asked.amount ?? '0')
  const validBet = asked.validBet === undefined ? stake : parseMoney(asked.validBet)
  if (validBet > stake)
    throw new Refusal('invalidFields', { problems: [{ field: 'validBet', code: 'tooHigh' }] })
  if (buried) return { refused: 'betRolledBack' } as const
  if (round.state !== 'open') throw new Refusal('roundClosed')
  const { signIn, vendorPurse } = session
  if (!signIn || session.expires_at <= at)
    throw new Refusal('gameUnavailable', { reason: 'play session ended' })
  const id = newId()
  const owner = session.member_id
  const player = { memberId: owner, sessionId: session.session_id, at }
  await requireBetAllowed(trx, platform.settings, player, stake)
  let journal: string | null = null
  let taken: Pick<Stake, 'bonus' | 'grantId'> = { bonus: 0n, grantId: null }
  if (stake > 0n) {
    try {
      const recorded = moneyFrom(platform, atWork, id)
      const split = vendorPurse
        ? fromVendor(owner, vassalage, stake)
        : await splitStake(trx, recorded.currency, owner, stake, at)
      journal = (await post(trx, { type: 'betPlaced', postings: split.postings, ...recorded })).id
      taken = split
    } catch (error) {
      // The ledger refuses before it writes: the transaction is whole, and keeps this refusal.
      if (!(error instanceof LedgerError)) throw error
      if (error.code === 'insufficientFunds') return { refused: 'insufficientFunds' } as const
      if (error.code === 'accountFrozen') throw new Refusal('gameUnavailable', { reason: 'account frozen' })
      throw error
    }
  }
  await trx
    .insertInto('bet')
    .values({
      id,
      vassalage,
      transaction_id: asked.transactionId,
      round_id: asked.roundId,
      member_id: owner,
      node_id: session.node_id,
      game_type: findGame(session.node_id)?.gameType ?? '',
      stake,
      valid_bet: validBet,
      state: 'unsettled',
      journal_id: journal,
      vendor_purse: vendorPurse,
      bonus_stake: taken.bonus,
      bonus_grant_id: taken.grantId,
      device: deviceKind(signIn.device),
      placed_at: at,
      settled_at: null,
    })
    .execute()
  const gameType = findGame(session.node_id)?.gameType ?? ''
  await offerForBet(platform, atWork.unit, { memberId: owner, gameType, stake, payout: null, at })
  await tell(platform, atWork, null)
  return null
}

/** Pays out what a bet won; zero closes it as lost. Works after the play session has ended. */
export async function settleBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const { trx, at } = atWork
  const payout = parseMoney(asked.amount ?? '0')
  const bet = await findBet(atWork, asked)
  if (!bet) {
    await refuseArchived(atWork, asked)
    throw new Refusal(atWork.buried ? 'betRolledBack' : 'notFound', { reason: 'bet' })
  }
  if (bet.state === 'refunded') throw new Refusal('betRolledBack')
  if (asked.cashOut && payout === 0n) {
    throw new Refusal('invalidFields', { problems: [{ field: 'amount', code: 'tooLow' }] })
  }
  if (bet.state !== 'unsettled' || atWork.round.state === 'rolledBack') throw new Refusal('roundClosed')
  if (payout > 0n) {
    const postings = bet.vendor_purse ? toVendor(bet, payout) : await splitWin(trx, bet, payout)
    await post(trx, { type: 'winPaid', postings, ...moneyFrom(platform, atWork, bet.id) })
  }
  const paid = asked.cashOut ? 'cashedOut' : 'won'
  await endBet(atWork, bet.id, { bet: { payout, state: payout > 0n ? paid : 'lost' }, round: 'settled' })
  await afterSettlement(platform, atWork.unit, {
    id: bet.id,
    memberId: bet.member_id,
    nodeId: bet.node_id,
    vassalage: bet.vassalage,
    gameType: bet.game_type,
    stake: bet.stake,
    validBet: bet.valid_bet,
    payout,
    at,
    bonusGrantId: bet.bonus_grant_id,
  })
  await tell(platform, atWork, bet.id)
  return null
}

/** Leaves a mark of a bet that was taken back before it came. */
export const bury = ({ trx, session, vassalage, at }: AtWork, asked: Asked) =>
  trx
    .insertInto('bet_tombstone')
    .values({
      member_id: session.member_id,
      vassalage,
      transaction_id: asked.betTransactionId ?? '',
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes a bet back. One that has not come is buried, so that it is refused when it comes. */
export async function rollBackBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const { trx, at } = atWork
  const bet = await findBet(atWork, asked)
  if (!bet) {
    await refuseArchived(atWork, asked)
    await bury(atWork, asked)
    return null
  }
  if (bet.state === 'refunded') return null
  if (bet.state !== 'unsettled' || atWork.round.state === 'settled') throw new Refusal('roundClosed')
  if (bet.journal_id !== null) {
    const { cause, actor } = moneyFrom(platform, atWork, bet.id)
    const grant = await lockStakedGrant(trx, bet)
    await reverse(trx, {
      type: 'betRolledBack',
      owner: bet.member_id,
      journal: bet.journal_id,
      cause,
      actor,
      at,
    })
    await sweepReturned(platform, trx, bet, grant, at)
  }
  await endBet(atWork, bet.id, { bet: { state: 'refunded', valid_bet: 0n }, round: 'rolledBack' })
  await tell(platform, atWork, bet.id)
  return null
}
