import { sql } from 'kysely'
import type { Handlers } from '../http/implement.ts'
import { stakeable } from '../vendor-wallets/wallets.ts'
import { wire } from '../wallet/wire.ts'
import { placeBet, rollBackBet, settleBet } from './bets.ts'
import { moveOnce } from './movement.ts'
import { requirePlaySession } from './playSession.ts'
import { voidBet } from './void.ts'

export const seamlessHandlers: Pick<
  Handlers,
  'seamlessBalance' | 'seamlessBet' | 'seamlessWin' | 'seamlessRollback' | 'seamlessVoid'
> = {
  async seamlessBalance({ body }, { db, settings, vendor }) {
    const session = await requirePlaySession(db, vendor, body.playSession)
    const { currency } = settings.brand
    const { rows } = await sql<{
      balance: bigint
    }>`SELECT ${stakeable(session, currency)} AS balance`.execute(db)
    return { balance: wire(rows[0]?.balance ?? 0n), currency, account: session.account }
  },

  seamlessBet: ({ body }, context) =>
    moveOnce(context, 'bet', body, (atWork) => placeBet(context.platform, atWork, body)),

  seamlessWin: ({ body }, context) =>
    moveOnce(context, 'win', body, (atWork) => settleBet(context.platform, atWork, body)),

  seamlessRollback: ({ body }, context) =>
    moveOnce(context, 'rollback', body, (atWork) => rollBackBet(context.platform, atWork, body)),

  seamlessVoid: ({ body }, context) =>
    moveOnce(context, 'void', body, (atWork) => voidBet(context.platform, atWork, body)),
}
