import { calls } from '@baize/api/contract'
import { contractHandlers } from '@baize/platform/contracts/handlers.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Session } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import type { Member } from '@baize/platform/members/members.ts'
import { teamBetHandlers } from '@baize/platform/team/bets.ts'
import { teamMemberHandlers } from '@baize/platform/team/members.ts'
import { reportHandlers } from '@baize/platform/team/reports.ts'
import { teamTransactionHandlers } from '@baize/platform/team/transactions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '../../src/world/random.ts'
import { playBet } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const pairs = 10_000
const seed = process.env.SEED ?? '1'

/** One tree each: how likely an agent opens the next one itself, from trees that are broad to one that is a chain. */
const chains = [0, 0.2, 0.4, 0.6, 0.8, 0.95] as const
const treeSize = 60

/** Trees with a top of their own, each as deep and as broad as chance has it: the number of a parent, or -1. */
function drawParents(random: Random): number[] {
  return chains.flatMap((chain, tree) => {
    const top = tree * treeSize
    return Array.from({ length: treeSize }, (_, at) => {
      if (at === 0) return -1
      return top + (random.chance(chain) ? at - 1 : random.between(0, at - 1))
    })
  })
}

const sessionOf = ({ id, account, nickname, path }: Member): Session => ({
  ...{ id: 'session', memberId: id, account, nickname, path },
  ...{
    role: 'agent',
    site: 'agent',
    accountType: 1,
    mustChangePassword: false,
    confirmedAt: null,
    endsAt: Number.POSITIVE_INFINITY,
  },
})

describe.each(testEngines)(`${chains.length} random agent trees on $name (seed ${seed})`, (engine) => {
  let running: TestPlatform
  let people: Member[]
  const random = seededRandom(`pairs ${seed}`)
  const parents = drawParents(random)
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    people = await plantTree(running.platform, parents, 'pair')
    for (const { id } of people) await playBet(running.platform, id, { stake: '10', payout: '4' })
  })
  afterAll(() => running?.close())

  /** By the numbers of the tree alone: no path, no SQL. */
  function isBelow(below: number, above: number): boolean {
    for (let at = parents[below] ?? -1; at >= 0; at = parents[at] ?? -1) if (at === above) return true
    return false
  }

  const drawFrom = (tree: number) => tree * treeSize + random.between(0, treeSize - 1)

  function ask(actor: Member, target: Member, which: number): Promise<unknown> {
    const { platform, settings } = running
    const session = sessionOf(actor)
    const context = {
      ...{ db: platform.db, unit: null, platform, settings, now: platform.now, session, site: 'agent' },
      ...{
        ip: '127.0.0.1',
        cookies: new Map(),
        device: '',
        language: 'en',
        idempotencyKey: null,
        vendor: null,
      },
      setCookie: () => {},
    } as never
    const { account, id } = target
    const tiers = [{ rate: '1' }]
    switch (which) {
      case 0:
        return teamMemberHandlers.teamMembers(
          { query: calls.teamMembers.query.parse({ parentId: id }) },
          context,
        )
      case 1:
        return reportHandlers.teamReport({ query: calls.teamReport.query.parse({ account }) }, context)
      case 2:
        return reportHandlers.teamProfitLoss(
          { query: calls.teamProfitLoss.query.parse({ parentId: id }) },
          context,
        )
      case 3:
        return reportHandlers.teamProfitLoss(
          { query: calls.teamProfitLoss.query.parse({ account }) },
          context,
        )
      case 4:
        return teamBetHandlers.teamBets({ query: calls.teamBets.query.parse({ account }) }, context)
      case 5:
        return teamTransactionHandlers.downlineTransactions(
          { query: calls.downlineTransactions.query.parse({ account }) },
          context,
        )
      default:
        return contractHandlers.previewOffer(
          { body: { toMemberId: id, kind: 'dividend', tiers } } as never,
          context,
        )
    }
  }

  test(`D17 ${pairs} pairs: accounts outside the downline are not found, and no response names one`, async () => {
    const numberOf = new Map(
      people.flatMap(({ id, account }, at) => [[id, at] as const, [account, at] as const]),
    )
    let [found, refused] = [0, 0]
    const asked = chains.map(() => ({ same: 0, other: 0 }))
    for (let pair = 0; pair < pairs; pair += 1) {
      const tree = pair % chains.length
      // In most pairs both are of one tree: a stranger of another is the easier one to keep out.
      const other = random.chance(0.7) ? tree : random.between(0, chains.length - 1)
      const [actor, target] = [drawFrom(tree), drawFrom(other)]
      const [asking, about] = [people[actor], people[target]]
      if (!asking || !about) throw new Error('nobody is there')
      const counted = asked[tree]
      if (counted) counted[tree === other ? 'same' : 'other'] += 1
      const which = random.between(0, 6)
      const what = `call ${which} by ${asking.account} about ${about.account}`
      const answer = await ask(asking, about, which).catch((error: unknown) => error)
      if (answer instanceof Refusal) {
        refused += 1
        // Below, but not directly, an offer is refused too, for its own reason.
        if (isBelow(target, actor) && which !== 6) throw new Error(`${what} answered ${answer.code}`)
        if (!isBelow(target, actor)) expect(answer.code, what).toBe('notFound')
        continue
      }
      if (answer instanceof Error) throw new Error(what, { cause: answer })
      found += 1
      if (!isBelow(target, actor) && actor !== target) throw new Error(`${what} was answered`)
      const text = JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? String(value) : value))
      for (const [, name = ''] of text.matchAll(/"([^"]+)"/g)) {
        const named = numberOf.get(name)
        if (named !== undefined && named !== actor)
          expect(isBelow(named, actor), `${what} names ${name}`).toBe(true)
      }
    }
    expect(found).toBeGreaterThan(pairs / 50)
    expect(refused).toBeGreaterThan(pairs / 2)
    for (const { same, other } of asked) {
      expect(same).toBeGreaterThan(pairs / chains.length / 2)
      expect(other).toBeGreaterThan(pairs / chains.length / 10)
    }
  })
})
