import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { verifyDatabase } from '@baize/platform/verify/verifyDatabase.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newRound, startTestGames } from '../testingGames.ts'

test.each(testEngines)(
  'a copy is sound until a balance or a figure is not what was posted, on $name',
  async (engine) => {
    const games = await startTestGames({ engine, work: false })
    const { database, settings, db } = games.platform
    const member = await games.signIn()
    const playSession = await games.openGame(member)
    const round = newRound()
    const body = { requestId: newRound(), playSession, roundId: round }
    const bet = `bet-${round}`
    await games.call(
      'seamlessBet',
      { body: { ...body, transactionId: bet, amount: '2.00' } },
      { vendor: 'EMR' },
    )
    const win = { ...body, transactionId: `win-${round}`, betTransactionId: bet, amount: '3.00' }
    await games.call('seamlessWin', { body: win }, { vendor: 'EMR' })

    const sound = await verifyDatabase(database, settings)
    expect(sound.findings).toEqual({ ledger: [], bills: [], figures: [], days: [] })
    expect(sound.rows.bets).toBe(1)
    expect(sound.rows.journals).toBeGreaterThan(1)
    expect(Date.parse(sound.newestJournal ?? '')).toBeGreaterThan(0)

    await sql`UPDATE account SET balance = balance + 1 WHERE kind = 'cash' AND balance > 0`.execute(db)
    const broken = await verifyDatabase(database, settings)
    expect(broken.findings.ledger.length).toBeGreaterThan(0)
    await games.close()
  },
)
