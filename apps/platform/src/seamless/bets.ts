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
import { notifyUplineOf } from '../team/teamChanged.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { afterSettlement } from './afterSettlement.ts'
import { refuseArchived } from './archived.ts'
import { holdWin, isHeld } from './heldWins.ts'
import type { Asked, AtWork } from './movement.ts'
import { limitBeyond } from './payoutLimits.ts'
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

const endBet = ({ trx, round, at }: AtBet, betId: string, end: End) =>
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

/** Notifies the member's pages of a settled bet and of the balance, and those of the uplines of the play. */
export async function notifyPlay(platform: Platform, { unit, session }: AtBet, settledBet: string | null) {
  const memberId = session.member_id
  if (settledBet !== null) {
    const payload = { betId: settledBet }
    await recordEvent(platform.database, unit, { memberId, type: 'betSettled', payload })
  }
  await notifyBalance(platform, unit, memberId)
  unit.afterCommit(() => notifyUplineOf(platform, session.path))
}

export const moneyFrom = (platform: Platform, atWork: AtBet, betId: string) => ({
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

/** What a bet counts as: what its game was when the session was opened, whatever the catalogue says since. */
function gameTypeOf({ game_type, node_id }: AtWork['session']): string {
  const gameType = game_type ?? findGame(node_id)?.gameType
  if (!gameType) throw new Refusal('gameUnavailable', { reason: 'no such game' })
  return gameType
}

/** Takes a stake. Refused for good when it was rolled back before it arrived, or when the balance is too low. */
export async function placeBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const { trx, session, round, buried, at, vassalage } = atWork
  const stake = parseMoney(asked.amount ?? '0')
  const validBet = asked.validBet === undefined ? stake : parseMoney(asked.validBet)
  if (validBet > stake)
    throw new Refusal('invalidFields', { problems: [{ field: 'validBet', code: 'tooHigh' }] })
  if (buried) return { refused: 'betRolledBack' } as const
  if (round.state !== 'open') return { refused: 'roundClosed' } as const
  const { signIn, vendorWallet } = session
  if (!signIn || session.expires_at <= at)
    throw new Refusal('gameUnavailable', { reason: 'play session ended' })
  const gameType = gameTypeOf(session)
  const id = newId()
  const owner = session.member_id
  const player = { memberId: owner, sessionId: session.session_id, at }
  await requireBetAllowed(trx, platform.settings, player, stake)
  let journal: string | null = null
  let taken: Pick<Stake, 'bonus' | 'grantId'> = { bonus: 0n, grantId: null }
  if (stake > 0n) {
    try {
      const recorded = moneyFrom(platform, atWork, id)
      const split = vendorWallet
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
      game_type: gameType,
      stake,
      valid_bet: validBet,
      state: 'unsettled',
      journal_id: journal,
      vendor_purse: vendorWallet,
      bonus_stake: taken.bonus,
      bonus_grant_id: taken.grantId,
      device: deviceKind(signIn.device),
      placed_at: at,
      settled_at: null,
    })
    .execute()
  if (asked.parts) {
    const parts = JSON.stringify(asked.parts)
    await trx
      .insertInto('bet_description')
      .values({ member_id: owner, bet_id: id, parts, results: null })
      .execute()
  }
  await offerForBet(platform, atWork.unit, { memberId: owner, gameType, stake, payout: null, at })
  await notifyPlay(platform, atWork, null)
  return null
}

/** Pays out what a bet won; zero closes it as lost. Works after the play session has ended. */
export async function settleBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const { trx, at } = atWork
  const payout = parseMoney(asked.amount ?? '0')
  const cashOut = asked.cashOut === true
  const bet = await findBet(atWork, asked)
  if (!bet) {
    await refuseArchived(atWork, asked)
    if (atWork.buried) return { refused: 'betRolledBack' } as const
    throw new Refusal('notFound', { reason: 'bet' })
  }
  if (bet.state === 'refunded') return { refused: 'betRolledBack' } as const
  if (cashOut && payout === 0n) {
    throw new Refusal('invalidFields', { problems: [{ field: 'amount', code: 'tooLow' }] })
  }
  if (bet.state !== 'unsettled' || atWork.round.state === 'rolledBack')
    return { refused: 'roundClosed' } as const
  if (atWork.round.state === 'settled' && (await isHeld(atWork, bet)))
    return { refused: 'roundClosed' } as const
  if (asked.results) await keepResults(atWork, bet, asked.results)
  const limit = payout > 0n ? await limitBeyond(platform, trx, bet, payout, at) : null
  if (limit === null) return payWin(platform, atWork, bet, payout, cashOut)
  await closeRound(atWork, 'settled')
  return holdWin(atWork, bet, { payout, cashOut, limit })
}

/** The outcome of the parts of a bet, as its vendor reports it. */
const keepResults = ({ trx }: AtWork, bet: Bet, results: NonNullable<Asked['results']>) =>
  trx
    .updateTable('bet_description')
    .set({ results: JSON.stringify(results) })
    .where('member_id', '=', bet.member_id)
    .where('bet_id', '=', bet.id)
    .execute()

/** Where a bet is: what its end touches. */
export type AtBet = Pick<AtWork, 'unit' | 'trx' | 'vassalage' | 'round' | 'at'> & {
  readonly session: Pick<AtWork['session'], 'member_id' | 'path'>
}

/** Posts a win, and ends the bet and its round. */
export async function payWin(
  platform: Platform,
  atBet: AtBet,
  bet: Bet,
  payout: bigint,
  cashOut: boolean,
): Promise<null> {
  const { trx, at } = atBet
  if (payout > 0n) {
    const postings = bet.vendor_purse ? toVendor(bet, payout) : await splitWin(trx, bet, payout)
    await post(trx, { type: 'winPaid', postings, ...moneyFrom(platform, atBet, bet.id) })
  }
  const paid = cashOut ? 'cashedOut' : 'won'
  await endBet(atBet, bet.id, { bet: { payout, state: payout > 0n ? paid : 'lost' }, round: 'settled' })
  await afterSettlement(platform, atBet.unit, {
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
  await notifyPlay(platform, atBet, bet.id)
  return null
}

/** Leaves a tombstone of a bet that was rolled back before it arrived. */
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

/** Rolls a bet back. One that has not arrived gets a tombstone, so that it is refused when it arrives. */
export async function rollBackBet(platform: Platform, atWork: AtWork, asked: Asked) {
  const bet = await findBet(atWork, asked)
  if (!bet) {
    await refuseArchived(atWork, asked)
    await bury(atWork, asked)
    return null
  }
  if (bet.state === 'refunded') return null
  if (bet.state !== 'unsettled' || atWork.round.state === 'settled')
    return { refused: 'roundClosed' } as const
  return refundBet(platform, atWork, bet)
}

/** Returns the stake of a bet, and ends the bet and its round. */
export async function refundBet(platform: Platform, atBet: AtBet, bet: Bet): Promise<null> {
  const { trx, at } = atBet
  if (bet.journal_id !== null) {
    const { cause, actor } = moneyFrom(platform, atBet, bet.id)
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
  await endBet(atBet, bet.id, { bet: { state: 'refunded', valid_bet: 0n }, round: 'rolledBack' })
  await notifyPlay(platform, atBet, bet.id)
  return null
}
