import { lockSides, terminate } from '@baize/platform/contracts/agree.ts'
import type { Contract } from '@baize/platform/contracts/contract.ts'
import { transact } from '@baize/platform/database/index.ts'
import { Refusal } from '@baize/platform/http/implement.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { agreeOn, dividendOf, plantTree } from './testingTree.ts'

let running: TestPlatform
beforeAll(async () => {
  running = await startTestPlatform({ work: false })
})
afterAll(() => running?.close())

const inForce = (contract: Contract, at: number) =>
  contract.valid_from !== null &&
  contract.valid_from.getTime() <= at &&
  (contract.ends_at === null || contract.ends_at.getTime() > at)

/** At every moment at which any contract begins or ends, each downline's rate is at most its upline's. */
function expectOrder(all: readonly Contract[]) {
  const edges = new Set(
    all.flatMap(({ valid_from, ends_at }) =>
      [valid_from, ends_at].flatMap((at) => (at ? [at.getTime()] : [])),
    ),
  )
  for (const at of edges) {
    const now = all.filter((contract) => inForce(contract, at))
    expect(new Set(now.map(({ party_id }) => party_id)).size).toBe(now.length)
    for (const { upline_id, top_rate } of now) {
      if (upline_id === null) continue
      const above = now.find(({ party_id }) => party_id === upline_id)
      expect(above?.top_rate ?? 0).toBeGreaterThanOrEqual(top_rate)
    }
  }
}

describe("I19 a downline's rate is at no time above its upline's", () => {
  let trees = 0
  const step = fc.record({
    agent: fc.nat(9),
    rate: fc.integer({ min: 1, max: 40 }),
    ends: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
    hours: fc.integer({ min: 0, max: 40 }),
  })

  test.each(['endDownlineContracts', 'refuse'] as const)('over random trees, policy %s', async (policy) => {
    const brand = { ...running.settings.brand, lowerRatePolicy: policy }
    const platform = { ...running.platform, settings: { ...running.settings, brand } }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(8), { minLength: 9, maxLength: 9 }),
        fc.array(step, { minLength: 10, maxLength: 40 }),
        async (draws, steps) => {
          const parents = [-1, ...draws.map((draw, index) => draw % (index + 1))]
          const agents = await plantTree(platform, parents, `tree${policy}${++trees}x`)
          const ids = agents.map(({ id }) => id)
          const read = () =>
            platform.db.selectFrom('contract').selectAll().where('party_id', 'in', ids).execute()
          for (const { agent, rate, ends, hours } of steps) {
            running.advance(hours * 3_600)
            const party = agents[agent]
            if (!party) throw new Error('no such agent')
            try {
              if (ends) {
                const [going] = (await read()).filter((one) => one.party_id === party.id && !one.ends_at)
                if (going) {
                  await transact(platform.database, async ({ trx }) => {
                    await lockSides(trx, going)
                    await terminate(trx, brand, going, platform.now())
                  })
                }
              } else await agreeOn(platform, party, dividendOf(String(rate)))
            } catch (error) {
              if (!(error instanceof Refusal)) throw error
              expect(error.code).toBe('rateTooHigh')
            }
          }
          const all = await read()
          expectOrder(all)
          if (policy === 'refuse') {
            expect(all.filter(({ end_reason }) => end_reason === 'uplineRateLowered')).toEqual([])
          }
        },
      ),
      { numRuns: 8 },
    )
  })
})
