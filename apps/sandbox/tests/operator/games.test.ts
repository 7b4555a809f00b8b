import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { findGame } from '@baize/platform/games/catalogue.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newRound } from '../testingGames.ts'
import { startOperatedGames } from './testingOperator.ts'

interface WrittenGame {
  readonly id: string
  readonly vendor: string
}

describe.each(testEngines)('games that operators take out while they are played, on $name', (engine) => {
  let { games, operator, close } = {} as Awaited<ReturnType<typeof startOperatedGames>>
  beforeAll(async () => {
    ;({ games, operator, close } = await startOperatedGames(engine))
  })
  afterAll(() => close?.())

  const read = async (): Promise<{ version: number; content: readonly WrittenGame[] }> =>
    (await operator.call('readGames', {}, { as: 'read' })).value
  const put = (expectedVersion: number, content: unknown) =>
    operator.call('putGames', { body: { expectedVersion, content } }, { as: 'games' })
  const bet = async (playSession: string, vendor = 'EMR') => {
    const round = newRound()
    const transactionId = `bet-${round}`
    const body = { requestId: newRound(), playSession, roundId: round, transactionId, amount: '1.00' }
    const answer = await games.call('seamlessBet', { body } as never, { vendor } as never)
    const row = games.platform.db.selectFrom('bet').select('game_type')
    return [answer.status, await row.where('transaction_id', '=', transactionId).executeTakeFirst()]
  }

  test('a put, a check and a roll back that leave out a game that was played are refused; switched off it may be', async () => {
    const session = await games.openGame(await games.signIn(), '1001')
    const { version, content } = await read()
    const without = content.filter(({ id }) => id !== '1001')
    const problem = {
      field: '',
      reason: 'leaves out game "1001", which was played: keep it with "off": true',
    }
    const check = await operator.call('checkGames', { body: { content: without } }, { as: 'games' })
    expect(check.value).toEqual({ usable: false, problems: [problem] })
    for (const refused of [
      await put(version, without),
      await put(version, null),
      await operator.call(
        'rollBackGames',
        { body: { expectedVersion: version, version: 0 } },
        { as: 'games' },
      ),
    ]) {
      expect(refused.status).toBe(422)
      expect(refused.problems).toEqual([{ field: '', code: 'content', params: { reason: problem.reason } }])
    }
    expect((await read()).version).toBe(version)
    const neverOpened = content.filter(({ id }) => id !== '1002')
    const off = neverOpened.map((game) => (game.id === '1001' ? { ...game, off: true } : game))
    expect((await put(version, off)).status).toBe(200)
    await vi.waitFor(() => expect(findGame('1001')?.off).toBe(true))
    expect(await bet(session)).toEqual([200, { game_type: 'RNG' }])
  })

  test('a bet has the type that its game had when it was opened, also where the catalogue has lost it', async () => {
    const session = await games.openGame(await games.signIn(), '1003')
    const { version, content } = await read()
    const vendor = content.find(({ id }) => id === '1003')?.vendor
    // As a folder of content, or an older platform, may leave it out.
    await games.platform.db.deleteFrom('opened_game').execute()
    expect(
      (
        await put(
          version,
          content.filter(({ id }) => id !== '1003'),
        )
      ).status,
    ).toBe(200)
    await vi.waitFor(() => expect(findGame('1003')).toBeUndefined())
    expect(await bet(session, vendor)).toEqual([200, { game_type: 'RNG' }])
    await games.platform.db.updateTable('play_session').set({ game_type: null }).execute()
    const [status, stored] = await bet(session, vendor)
    expect([status === 200, stored]).toEqual([false, undefined])
    await games.expectSoundLedger()
  })
})
