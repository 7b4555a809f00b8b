import { gameTypes } from '@baize/api/contract'
import { money, parseMoney } from '@baize/api/money'
import { newId } from '../database/index.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, cashOf, houseFor, LedgerError, post } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { collectPoints, pendingPoints } from './accrual.ts'
import { movePoints, readPoints } from './pointsAccount.ts'
import { maxConverted, minConverted, moneyFor, pointStep, pointsRates, pointsRatio } from './rates.ts'

/** Whole points within the limits of a conversion. */
function pointsToConvert(text: string): bigint {
  if (parseMoney(text) % pointStep !== 0n) {
    throw new Refusal('invalidFields', { problems: [{ field: 'points', code: 'step', params: { step: 1 } }] })
  }
  return amountWithin(text, minConverted, maxConverted)
}

export const pointsHandlers: Pick<
  Handlers,
  'pointsBalance' | 'pointsConfig' | 'pointsReward' | 'convertPoints'
> = {
  async pointsBalance(_request, { db, session, settings }) {
    const points = await readPoints(db, session.memberId)
    const pending = await pendingPoints(db, session.memberId)
    return {
      points: wire(points),
      pending: wire(pending?.points ?? 0n),
      ratio: wire(pointsRatio * pointStep),
      worth: wire(moneyFor(points)),
      currency: settings.brand.currency,
    }
  },

  async pointsConfig() {
    return {
      ratio: wire(pointsRatio * pointStep),
      min: wire(minConverted),
      max: wire(maxConverted),
      step: wire(pointStep),
      rates: gameTypes.map((gameType) => ({ gameType, points: wire(pointsRates[gameType]) })),
      expire: false,
    }
  },

  async pointsReward(_request, { db, unit, platform, session }) {
    const cause = { type: 'pointsReward', id: newId() }
    const collected = await collectPoints(platform, unit, session.memberId, cause)
    return { collected: wire(collected), points: wire(await readPoints(db, session.memberId)) }
  },

  async convertPoints({ body }, { db, unit, platform, settings, session, now }) {
    const points = pointsToConvert(body.points)
    const amount = money(moneyFor(points))
    const { memberId } = session
    const { currency } = settings.brand
    const at = now()
    const cause = { type: 'pointsConversion', id: newId() }
    const toMoney = body.direction === 'toMoney'
    const [cash, house] = [cashOf(memberId), houseFor(memberId, 'house.points')]
    const [from, to] = toMoney ? [house, cash] : [cash, house]
    const type = toMoney ? 'converted' : 'bought'
    const entryId = newId()
    await movePoints(platform, unit, { memberId, type, points, amount, cause, at, entryId })
    try {
      await post(unit.trx, {
        ...{ type: toMoney ? 'pointsConverted' : 'pointsBought', owner: memberId, currency, cause, at },
        ...{ actor: memberId, postings: [{ from, to, amount }] },
      })
    } catch (error) {
      if (error instanceof LedgerError && error.code === 'accountFrozen') throw new Refusal('accountFrozen')
      if (error instanceof LedgerError && error.code === 'insufficientFunds')
        throw new Refusal('insufficientFunds')
      throw error
    }
    await notifyBalance(platform, unit, memberId)
    const news = toMoney ? 'pointsConverted' : 'pointsBought'
    const message = { memberId, news, amount, page: 'transactions', cause: `points:${cause.id}` } as const
    await sendMoneyMessage(platform, unit, message)
    return {
      transactionNumber: entryId,
      points: wire(await readPoints(db, memberId)),
      amount: wire(amount),
      balance: wire(await balanceOf(db, currency, cash)),
      pointsChanged: wire(toMoney ? -points : points),
    }
  },
}
