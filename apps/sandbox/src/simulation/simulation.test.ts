import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { startWork } from '@baize/platform/http/handlers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGames, type TestGames } from '../../tests/testingGames.ts'
import { startBusiness } from '../jobs.ts'
import { simulate } from './run.ts'
import { simulateTimers, type Timers } from './timers.ts'

/** SEED=17 runs one seed again; SEEDS=2000 runs many, from SEED on. SIMULATION_STEPS is the length of each. */
const first = Number(process.env.SEED ?? 1)
const seeds = Number(process.env.SEEDS ?? (process.env.SEED ? 1 : 12))
const steps = Number(process.env.SIMULATION_STEPS ?? 60)

/** What a dozen short runs must at least have done, and what a hundred must; otherwise they prove nothing. */
const often = [
  ...['createDeposit', 'createWithdrawal', 'createTransfer', 'transferUpline', 'walletTransfer'],
  ...['convertPoints', 'redeemPoints', 'claimReward', 'offerContract', 'payBills', 'collectBills'],
  ...['seamlessBet', 'seamlessWin', 'seamlessRollback', 'seamlessVoid'],
]
const seldom = [
  ...['cancelWithdrawal', 'confirmWithdrawal', 'claimBonus', 'cancelBonus'],
  ...['acceptContract', 'rejectContract'],
]

describe.each(testEngines)('a simulated world on $name', (engine) => {
  let games: TestGames
  let timers: Timers
  beforeAll(async () => {
    const sessions = {
      idleMinutes: { member: 100_000, agent: 100_000 },
      absoluteHours: 100_000,
      confirmedMinutes: 100_000,
    }
    games = await startTestGames({ engine, work: false, settings: { sessions } })
    const { platform } = games
    const { jobs } = platform
    timers = await simulateTimers(platform.database, platform.now, () => jobs.close())
    Object.assign(platform, { jobs: timers.jobs })
    await startWork(platform)
    await startBusiness(platform)
    await games.call('sandboxVendor', { body: { vassalage: 'LTS', isSingle: false } })
  })
  afterAll(() => games?.close())

  test(`I1-I7 I9-I14 I16 I20 F6 F7 hold in ${seeds} runs of ${steps} steps, from seed ${first}`, async () => {
    const done = new Map<string, number>()
    for (let seed = first; seed < first + seeds; seed += 1) {
      const again = `SEED=${seed} SIMULATION_STEPS=${steps} pnpm vitest run --project platform apps/sandbox/src/simulation`
      const outcome = await simulate(games, timers, seed, steps).catch((error: unknown) => {
        throw new Error(`seed ${seed}; again: ${again}`, { cause: error })
      })
      expect(outcome.findings, `seed ${seed}; again: ${again}`).toEqual([])
      for (const [name, count] of outcome.done) done.set(name, (done.get(name) ?? 0) + count)
    }
    if (process.env.SIMULATION_TOLD) console.log(Object.fromEntries(done))
    const wanted = [...(seeds >= 12 && steps >= 60 ? often : []), ...(seeds >= 100 ? seldom : [])]
    expect(wanted.filter((name) => !done.has(name))).toEqual([])
  }, 3_600_000)
})
