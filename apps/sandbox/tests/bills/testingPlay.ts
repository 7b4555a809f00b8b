import { parseMoney } from '@baize/api/money'
import { newId, transact } from '@baize/platform/database/index.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { addPlay } from '@baize/platform/slots/addPlay.ts'

export interface TestBet {
  readonly stake: string
  readonly payout?: string
  readonly validBet?: string
  /** @default now */
  readonly at?: Date
  readonly gameType?: string
}

/** A settled bet in the books of play, without the money: bills and reports are made of nothing else. */
export async function playBet(platform: Platform, memberId: string, bet: TestBet): Promise<void> {
  const [stake, payout] = [parseMoney(bet.stake), parseMoney(bet.payout ?? '0')]
  const validBet = parseMoney(bet.validBet ?? bet.stake)
  const at = bet.at ?? platform.now()
  const [id, gameType] = [newId(), bet.gameType ?? 'RNG']
  await transact(platform.database, async ({ trx }) => {
    await trx
      .insertInto('bet')
      .values({
        ...{ id, vassalage: 'TEST', transaction_id: id, round_id: id, member_id: memberId, node_id: '1001' },
        ...{ game_type: gameType, stake, valid_bet: validBet, payout, journal_id: null },
        ...{ state: payout > 0n ? 'won' : 'lost', placed_at: at, settled_at: at },
      })
      .execute()
    await addPlay(trx, { memberId, gameType, stake, validBet, payout, at })
  })
}

/** Credits money to a wallet. */
export async function fund(platform: Platform, memberId: string, amount: string): Promise<void> {
  await transact(platform.database, async ({ trx }) => {
    await post(trx, {
      type: 'openingBalanceGranted',
      owner: memberId,
      currency: platform.settings.brand.currency,
      postings: [
        { from: houseFor(memberId, 'psp.clearing'), to: cashOf(memberId), amount: parseMoney(amount) },
      ],
      cause: { type: 'opening', id: memberId },
      actor: 'test',
      at: platform.now(),
    })
  })
}
