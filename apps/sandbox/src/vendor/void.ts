import { Refusal } from '@baize/platform/http/refusal.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { callWallet } from './wallet.ts'

interface Placed {
  readonly id: string
  readonly play_session_sealed: string
  readonly isTicket: boolean
}

/** What the sandbox's vendor wrote down of a bet, by its number there; undefined for play that it did not serve. */
async function findPlaced({ db }: Platform, transactionId: string): Promise<Placed | undefined> {
  const id = transactionId.replace(/^bet-/, '')
  for (const table of ['sandbox_round', 'sandbox_ticket'] as const) {
    const found = await db
      .selectFrom(table)
      .select(['id', 'play_session_sealed'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (found) return { ...found, isTicket: table === 'sandbox_ticket' }
  }
  return undefined
}

/** Has the vendor of a bet make it void, through the wallet's call; a ticket that still waits is over with it. */
export async function voidByVendor(platform: Platform, betId: string) {
  const { db } = platform
  const bet = await db
    .selectFrom('bet')
    .select(['id', 'vassalage', 'round_id', 'transaction_id'])
    .where('id', '=', betId)
    .executeTakeFirst()
  const placed = bet && (await findPlaced(platform, bet.transaction_id))
  if (!bet || !placed) throw new Refusal('notFound')
  const answer = await callWallet(platform, bet.vassalage, 'void', {
    playSession: platform.secrets.open('play-session', placed.play_session_sealed),
    roundId: bet.round_id,
    transactionId: `void-${placed.id}`,
    betTransactionId: bet.transaction_id,
  })
  if (answer.kind === 'unknown') throw new Refusal('busy', { params: { retryAfterSeconds: 2 } })
  if (answer.kind === 'refused') throw new Refusal(answer.code)
  if (placed.isTicket) {
    await db
      .updateTable('sandbox_ticket')
      .set({ state: 'finished', outcome: 'refunded', payout: 0n })
      .where('id', '=', placed.id)
      .where('state', 'in', ['placed', 'decided'])
      .execute()
  }
  return { betId, balance: answer.balance }
}
