import { money } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import type { givenTypes } from '@baize/platform/team/figures.ts'

/** Grants a member a rebate, a reward, or a bonus that became cash; units of 1/10,000. */
export async function give(
  platform: Platform,
  memberId: string,
  type: (typeof givenTypes)[number],
  amount: bigint,
  at: Date,
): Promise<void> {
  const from = houseFor(memberId, type === 'rebatePaid' ? 'house.rebate' : 'house.bonusCost')
  await transact(platform.database, async ({ trx }) => {
    await post(trx, {
      ...{ type, owner: memberId, currency: platform.settings.brand.currency, at, actor: 'test' },
      postings: [{ from, to: cashOf(memberId), amount: money(amount) }],
      cause: { type: 'test', id: memberId },
    })
  })
}
