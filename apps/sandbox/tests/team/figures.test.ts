import { parseMoney } from '@baize/api/money'
import { figuresOf } from '@baize/platform/bills/figures.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { sheetOf } from '@baize/platform/exports/columns.ts'
import { piecesOf } from '@baize/platform/exports/pieces.ts'
import type { Reading } from '@baize/platform/exports/records.ts'
import { toCsv } from '@baize/platform/exports/spreadsheet.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { periodOf } from '@baize/platform/records/days.ts'
import { oneDay } from '@baize/platform/settlement/zone.ts'
import { teamBetHandlers } from '@baize/platform/team/bets.ts'
import { comparedFigures } from '@baize/platform/team/comparison.ts'
import { givenTypes } from '@baize/platform/team/figures.ts'
import { teamMemberHandlers } from '@baize/platform/team/members.ts'
import { overviewHandlers } from '@baize/platform/team/overview.ts'
import { reportHandlers } from '@baize/platform/team/reports.ts'
import { rollUp } from '@baize/platform/team/rollUp.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { give } from './testingGiven.ts'

const names = ['validBet', 'stake', 'payout', 'given', 'net', 'profitLoss'] as const
type Figures = Record<(typeof names)[number], string>

/** The figures that a row shows, of those that it has. */
const shown = (row: Partial<Figures>) => Object.fromEntries(names.map((name) => [name, row[name]]))
const added = (rows: readonly Partial<Figures>[]) =>
  Object.fromEntries(
    names.map((name) => [name, wire(rows.reduce((sum, row) => sum + parseMoney(row[name] ?? '0'), 0n))]),
  )

describe.each(testEngines)('figures of a team on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running.close())

  const readingAs = (agent: Member): Reading => ({
    ...{ db: platform.db, unit: null, platform, settings: platform.settings, now: () => platform.now() },
    ...{ site: 'agent', language: 'en', vendor: null, idempotencyKey: null },
    ...{ ip: '', country: null, cookies: new Map(), device: '', setCookie: () => {} },
    session: {
      ...{ id: 's', memberId: agent.id, account: agent.account, nickname: '', role: 'agent', site: 'agent' },
      ...{
        accountType: 1,
        path: agent.path,
        mustChangePassword: false,
        confirmedAt: null,
        endsAt: Number.POSITIVE_INFINITY,
      },
    },
  })

  async function branchOf(reading: Reading, period: { from: string; to: string }, parentId?: string) {
    const rows: Partial<Figures>[] = []
    let itself: unknown
    for (let after: string | undefined; ; ) {
      const query = { ...period, pageSize: 2, ...(after ? { after } : {}), ...(parentId ? { parentId } : {}) }
      const part = await reportHandlers.teamProfitLoss({ query }, reading)
      expect(part.rows.length).toBeLessThanOrEqual(2)
      if (after === undefined && part.itself) rows.push(part.itself)
      itself ??= part.itself
      rows.push(...part.rows)
      if (part.page.next === null) return { itself, rows, totals: part.totals }
      after = part.page.next
    }
  }

  async function fileOf(reading: Reading, period: { from: string; to: string }) {
    const pieces = piecesOf('teamProfitLoss', period, reading)
    const sheet = sheetOf('teamProfitLoss', pieces, { language: 'en', gmtOffsetMinutes: 420 })
    let text = ''
    for await (const part of toCsv(sheet)) text += new TextDecoder().decode(part)
    const [head = [], ...lines] = text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const titles = {
      validBet: 'Valid bet',
      stake: 'Stake',
      payout: 'Payout',
      given: 'Bonus cost',
      net: 'Net result',
      profitLoss: 'Profit and loss',
    }
    const read = (line: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, line[head.indexOf(titles[name])]]))
    return { rows: lines.slice(0, -1).map(read), totals: read(lines.at(-1) ?? []) }
  }

  const event = fc.record({
    who: fc.nat({ max: 5 }),
    day: fc.nat({ max: 4 }),
    minute: fc.nat({ max: 1439 }),
    stake: fc.integer({ min: 1, max: 500 }),
    payout: fc.integer({ min: 0, max: 900 }),
    gives: fc.option(fc.constantFrom(...givenTypes)),
  })
  const history = fc.record({
    parents: fc.tuple(...[0, 1, 2, 3, 4].map((above) => fc.nat({ max: above }))),
    events: fc.array(event, { minLength: 3, maxLength: 14 }),
    days: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })),
  })

  test('overview, branches with their first line, report, list, bets, bill and file agree, in any tree', async () => {
    const { brand } = platform.settings
    const first = Date.parse('2026-04-06T00:00:00Z')
    const name = (day: number) => new Date(first + day * oneDay).toISOString().slice(0, 10)
    await fc.assert(
      fc.asyncProperty(history, async ({ parents, events, days }) => {
        const team = await plantTree(platform, [-1, ...parents], `agree${++trees}x`)
        for (const { who, day, minute, stake, payout, gives } of events) {
          const member = team[who]
          if (!member) throw new Error('nobody')
          const at = new Date(first + day * oneDay + (minute - brand.gmtOffsetMinutes) * 60_000)
          await playBet(platform, member.id, {
            ...{ stake: `${stake}.13`, validBet: `${stake}`, payout: `${payout}.29`, at },
            gameType: stake % 2 === 0 ? 'LIVE' : 'RNG',
          })
          if (gives) await give(platform, member.id, gives, BigInt(stake) * 100n, at)
        }
        while ((await rollUp(platform)) > 0);
        const period = { from: name(Math.min(...days)), to: name(Math.max(...days)) }
        const { start, end } = periodOf(period, platform.now(), brand.gmtOffsetMinutes)
        for (const head of team) {
          const reading = readingAs(head)
          const overview = await overviewHandlers.teamOverview({ query: period }, reading)
          const expected = shown(overview)

          const bill = await figuresOf(
            platform.db,
            brand,
            { head: head.id, path: head.path },
            { from: start, to: end },
          )
          expect(wire(bill.validBet)).toBe(overview.validBet)
          expect(wire(bill.payout)).toBe(overview.payout)
          expect(wire(bill.given)).toBe(overview.given)
          expect(wire(-bill.loss)).toBe(overview.net)
          expect(bill.active).toBe(overview.activeAccounts)

          const compared = await comparedFigures(
            platform.db,
            brand,
            { head: head.id, path: head.path },
            { from: start, to: end },
          )
          expect(overview).toMatchObject(compared)

          const branch = await branchOf(reading, period)
          expect(branch.itself).toMatchObject({ account: head.account })
          expect(added(branch.rows)).toEqual(expected)
          expect(shown(branch.totals)).toEqual(expected)
          const top = team[0]
          if (top && top !== head) {
            const above = readingAs(top)
            expect(shown((await branchOf(above, period, head.id)).totals)).toEqual(expected)
            const query = { ...period, account: head.account, pageSize: 20 }
            const { rows } = await reportHandlers.teamProfitLoss({ query }, above)
            expect(rows.map(shown)).toEqual([expected])
            const found = { ...period, search: head.account, pageSize: 20 }
            const list = await teamMemberHandlers.teamMembers({ query: found }, above)
            expect(list.rows).toMatchObject([
              { validBet: overview.validBet, given: overview.given, net: overview.net },
            ])
          }

          const report = await reportHandlers.teamReport({ query: period }, reading)
          expect(added(report.rows)).toEqual(expected)
          expect(shown(report.totals)).toEqual(expected)

          const played = { ...period, show: 'active', pageSize: 20 } as const
          const active = await teamMemberHandlers.teamMembers({ query: played }, reading)
          expect(active.rows).toHaveLength(overview.activeAccounts)

          const bets = await teamBetHandlers.teamBets({ query: { ...period, pageSize: 50 } }, reading)
          const sums = added(bets.rows)
          for (const figure of ['stake', 'validBet', 'payout'] as const) {
            expect(sums[figure]).toBe(overview[figure])
            expect(bets.totals?.[figure]).toBe(overview[figure])
          }

          const file = await fileOf(reading, period)
          expect(added(file.rows)).toEqual(expected)
          expect(added([file.totals])).toEqual(expected)
        }
      }),
      { numRuns: Number(process.env.FIGURES_RUNS ?? 8) },
    )
  }, 120_000)

  test('today is compared with yesterday until this hour, the agent’s own play and what was granted included', async () => {
    const [head, below] = await plantTree(platform, [-1, 0], 'untilnow')
    if (!head || !below) throw new Error('nobody')
    const { brand } = platform.settings
    /** An hour of a day in the brand's zone. */
    const hour = (day: string, time: string) =>
      new Date(Date.parse(`${day}T${time}:00Z`) - brand.gmtOffsetMinutes * 60_000)
    for (const [who, day, time, stake] of [
      [below, '2026-05-05', '03:00', '10'],
      [head, '2026-05-05', '04:10', '7'],
      [below, '2026-05-05', '04:30', '100'],
      [below, '2026-05-06', '01:00', '40'],
    ] as const) {
      await playBet(platform, who.id, { stake, at: hour(day, time) })
      await give(platform, who.id, 'rewardPaid', 10_000n, hour(day, time))
    }
    while ((await rollUp(platform)) > 0);
    const now = hour('2026-05-06', '04:22')
    const reading = { ...readingAs(head), now: () => now }
    const before = await overviewHandlers.teamComparison({ query: {} }, reading)
    expect(before).toMatchObject({
      ...{ from: '2026-05-05', to: '2026-05-05', until: hour('2026-05-05', '04:20').toISOString() },
      ...{ stake: '17.00', activeAccounts: 2, given: '2.00', net: '-15.00' },
    })
    const today = await overviewHandlers.teamOverview({ query: {} }, reading)
    expect(today).toMatchObject({ stake: '40.00', given: '1.00', net: '-39.00', activeAccounts: 1 })
  })
})
