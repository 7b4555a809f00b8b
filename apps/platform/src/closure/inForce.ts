import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'

/** The request to close an account that was not cancelled, whether the account is closed by now or not. */
export const closureInForce = async (db: Db, memberId: string) =>
  (await db
    .selectFrom('account_closure')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()) ?? null

export const closingRefusal = (closesAt: Date) =>
  new Refusal('memberClosing', { params: { closesAt: closesAt.toISOString() } })

/** Refuses what would bring money or play to an account that is to be closed. */
export async function requireNotClosing(db: Db, memberId: string): Promise<void> {
  const found = await closureInForce(db, memberId)
  if (found) throw closingRefusal(found.closes_at)
}

/**
 * Calls that an account that is to be closed cannot make: new money, play, claims and new business. Withdrawing, settling what
 * is open and keeping the account stay possible. Bets of vendors, money to a vendor's wallet and transfers to the account are
 * refused where they are made.
 */
export const refusedWhileClosing: ReadonlySet<string> = new Set([
  ...['createDeposit', 'launchGame', 'askTransfer'],
  ...['claimBonus', 'redeemPromoCode', 'claimReward', 'claimRebate', 'openEnvelope', 'claimRaffle'],
  ...['convertPoints', 'redeemPoints', 'pointsReward', 'applyForPromotion', 'claimPromotion'],
  ...['offerContract', 'acceptContract', 'openAccount', 'createInvite', 'addSubUser', 'createReportSchedule'],
])
