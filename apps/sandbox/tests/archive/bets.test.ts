import { minKeptBetDays } from '@baize/platform/archive/retention.ts'
import { brokenBetArchive } from '@baize/platform/archive/verifyBets.ts'
import { verifyBills } from '@baize/platform/bills/verify.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { exportPages } from '@baize/platform/exports/pages.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { dayAt } from '@baize/platform/records/days.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { compareSlots } from '@baize/platform/slots/rebuild.ts'
import { compareTeams } from '@baize/platform/team/rebuild.ts'
import { rollUp } from '@baize/platform/team/rollUp.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, playBet } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { placeBet, TestArchives } from './testingBets.ts'

const everything = 300
/** No archive of these tests reaches further, so that none leaves the next one what another tree played. */
const latest = minKeptBetDays + 7

const play = fc.record({
  kind: fc.constant('play' as const),
  who: fc.nat(3),
  daysAgo: fc.integer({ min: 0, max: 200 }),
  stake: fc.integer({ min: 1, max: 900 }),
  payout: fc.integer({ min: -300, max: 1_500 }),
  ends: fc.constantFrom('settled', 'settled', 'settled', 'unsettled', 'refunded'),
})
const archive = fc.record({
  kind: fc.constant('archive' as const),
  days: fc.integer({ min: latest, max: 180 }),
  batch: fc.integer({ min: 1, max: 4 }),
  crash: fc.option(fc.nat(4), { freq: 2, nil: Number.POSITIVE_INFINITY }),
  torn: fc.boolean(),
})
const old = { kind: 'play', who: 1, daysAgo: 150, stake: 7, payout: 3, ends: 'settled' } as const
/** Before each test: archivable bets, a run that is stopped at them, and one that archives the rest. */
const ending = [
  old,
  { ...old, who: 2 },
  { kind: 'archive', days: latest, batch: 1, crash: 1, torn: true },
  { kind: 'archive', days: latest, batch: 2, crash: Number.POSITIVE_INFINITY, torn: false },
] as const

describe.each(testEngines)('archives of bets on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let archives: TestArchives
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
    archives = new TestArchives(platform)
  })
  afterAll(() => running?.close())

  const ago = (days: number) => archives.ago(days)
  const dayOf = (days: number) => dayAt(ago(days), platform.settings.brand.gmtOffsetMinutes)
  const tree = () => plantTree(platform, [-1, 0, 1, 1], `archived${++trees}x`)
  const here = (member: Member) => archives.here(member)
  const findings = async () => [
    ...(await verifyLedger(platform.db)),
    ...(await compareSlots(platform.db)),
    ...(await compareTeams(platform.db, platform.settings.brand)),
    ...(await verifyBills(platform.db, platform.settings.brand)),
  ]
  async function sessionOf(member: Member): Promise<TestSession> {
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }

  /** What a head and its team can request, of the whole time and of the time that stays. */
  async function reports(as: TestSession) {
    while ((await rollUp(platform)) > 0);
    const told: unknown[] = []
    for (const days of [everything, minKeptBetDays - 1]) {
      const query = { from: dayOf(days), to: dayOf(0) }
      for (const id of ['teamOverview', 'teamReport', 'teamProfitLoss', 'profitLoss'] as const)
        told.push((await running.call(id, { query } as never, { as })).value)
      const bets = (await running.call('teamBets', { query } as never, { as })).value
      told.push(bets.totals)
      if (days === everything) continue
      expect(bets.archivedBefore).toBeUndefined()
      told.push(bets.rows, (await running.call('bets', { query } as never, { as })).value)
    }
    return JSON.parse(JSON.stringify(told, (key, value) => (key === 'asOf' ? undefined : value)))
  }

  test('every report and check says the same before and after, wherever it was stopped; no bet is lost or doubled', async () => {
    let [went, stopped] = [0, 0]
    const steps = fc.array(fc.oneof({ weight: 4, arbitrary: play }, archive), { minLength: 8, maxLength: 24 })
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const team = await tree()
        const [head] = team
        if (!head) throw new Error('no tree')
        await fund(platform, head.id, '10.00')
        const as = await sessionOf(head)
        for (const step of [...steps, ...ending]) {
          if (step.kind === 'play') {
            const [memberId, at] = [team[step.who]?.id ?? '', ago(step.daysAgo)]
            const payout = String(Math.max(0, step.payout))
            if (step.ends === 'settled')
              await playBet(platform, memberId, { ...{ stake: `${step.stake}`, payout, at } })
            else await placeBet(platform, memberId, { at, state: step.ends as 'unsettled' | 'refunded' })
            continue
          }
          const told = await reports(as)
          const before = await Promise.all(team.map(here))
          const gone = (await archives.gone()).length
          await archives.run(step.days, step).catch((error: Error) => {
            expect(error.message).toBe('the machine went down')
            stopped += 1
          })
          expect(await reports(as)).toEqual(told)
          expect(await findings()).toEqual([])
          const after = (await Promise.all(team.map(here))).flat()
          const now = await archives.gone()
          went += now.length - gone
          expect(new Set(now).size).toBe(now.length)
          expect([...after, ...now.slice(gone)].sort()).toEqual(before.flat().sort())
          expect(await archives.broken()).toEqual([])
        }
        const { rows } =
          await sql`SELECT 1 FROM bet WHERE member_id IN (${sql.join(team.map(({ id }) => id))})
          AND settled_at < ${ago(latest + 1)}`.execute(platform.db)
        expect(rows).toEqual([])
      }),
      { numRuns: Number(process.env.ARCHIVE_RUNS ?? 10), endOnFailure: true },
    )
    expect(went).toBeGreaterThan(10)
    expect(stopped).toBeGreaterThan(9)
  })

  test('a list says that older bets are elsewhere, and a bet of the file as it was', async () => {
    const [member] = await tree()
    if (!member) throw new Error('no tree')
    const as = await sessionOf(member)
    await playBet(platform, member.id, { stake: '12.34', payout: '56.78', at: ago(90) })
    const [id = ''] = await here(member)
    const parts = [{ event: { en: 'Angkor Lions – Kep Crabs' }, selection: { en: 'Home win' }, odds: '1.85' }]
    const results = [{ en: 'Home win' }]
    await platform.db
      .insertInto('bet_description')
      .values({ member_id: member.id, bet_id: id, parts: JSON.stringify(parts), results: null })
      .execute()
    await platform.db
      .updateTable('bet_description')
      .set({ results: JSON.stringify(results) })
      .where('bet_id', '=', id)
      .execute()
    const file = archives.files.size
    const { before, bets } = await archives.run(latest)
    expect(bets).toBe(1)
    const { value } = await running.call('bets', { query: { from: dayOf(100), to: dayOf(0) } }, { as })
    expect(value).toMatchObject({ rows: [], archivedBefore: before.toISOString() })
    const period = { from: dayOf(100), to: dayOf(0) }
    const body = {
      record: 'bets' as const,
      format: 'csv' as const,
      filter: period,
      columns: [{ id: 'id' }, { id: 'stake' }],
    }
    const { url } = (
      await running.call('createRecordExport', { body }, { as, headers: { 'accept-language': 'en' } })
    ).value
    const sheet = await (await exportPages(platform)(new Request(url)))?.text()
    const moment = new Date(before.getTime() + platform.settings.brand.gmtOffsetMinutes * 60_000)
    expect(sheet?.split('\r\n').at(-2)).toBe(
      `Bets settled before ${moment.toISOString().slice(0, 19).replace('T', ' ')} are archived and not in this file. Contact customer service to find them.,`,
    )
    expect((await running.call('betDetail', { params: { id } }, { as })).envelope.code).toBe('notFound')
    const lines = archives.files.get(`file-${file}`) ?? []
    expect(lines.map((line) => JSON.parse(line).bet).filter(Boolean)).toEqual([
      expect.objectContaining({ id, member_id: member.id, stake: '123400', payout: '567800', state: 'won' }),
    ])
    expect(lines.map((line) => JSON.parse(line).description).filter(Boolean)).toEqual([
      { member_id: member.id, bet_id: id, parts, results },
    ])
    expect(await archives.broken()).toEqual([])
    const kept = await platform.db.selectFrom('bet_description').select('bet_id').execute()
    expect(kept).toEqual([])
  })

  test('a changed, lost or moved line of a file is named, and a batch that was not removed is not', async () => {
    const [member] = await tree()
    if (!member) throw new Error('no tree')
    for (const stake of ['1', '2', '3']) await playBet(platform, member.id, { stake, at: ago(95) })
    await archives.run(latest, { batch: 2, crash: 2 }).catch(() => {})
    await archives.run(latest, { batch: 2 })
    expect(await here(member)).toEqual([])
    const [stopped, finished] = [...archives.files].slice(-2)
    if (!stopped || !finished) throw new Error('no files')
    const broken = async ([file]: typeof stopped, lines: readonly string[]) =>
      brokenBetArchive(lines, await archives.digestsOf(file))
    const [, lines] = stopped
    const [known] = (await archives.digestsOf(stopped[0])).keys()
    expect(lines.filter((line) => line.startsWith('{"begin"'))).toHaveLength(2)
    expect(await broken(stopped, lines)).toEqual([])
    expect(await broken(finished, finished[1])).toEqual([])
    const [header = '', begin = '', first = '', second = '', ...rest] = lines
    const changed = [header, begin, first.replace('10000', '10001'), second, ...rest]
    expect(changed).not.toEqual(lines)
    for (const wrong of [
      changed,
      [header, begin, first, ...rest],
      [header, begin, second, first, ...rest],
      [],
    ])
      expect(await broken(stopped, wrong)).toEqual([known])
  })

  test('two runs at once take each bet once', async () => {
    const team = await tree()
    for (const { id } of team)
      for (let count = 0; count < 6; count += 1) await playBet(platform, id, { stake: '4', at: ago(92) })
    const known = (await archives.gone()).length
    const runs = await Promise.all([1, 2, 3].map((batch) => archives.run(latest, { batch })))
    expect(runs.reduce((sum, { bets }) => sum + bets, 0)).toBe(6 * team.length)
    const gone = await archives.gone()
    expect(gone).toHaveLength(known + 6 * team.length)
    expect(new Set(gone).size).toBe(gone.length)
    expect(await archives.broken()).toEqual([])
    expect(await compareSlots(platform.db)).toEqual([])
  })

  test('a slot of archived time that was tampered with is found', async () => {
    const [member] = await tree()
    if (!member) throw new Error('no tree')
    await playBet(platform, member.id, { stake: '10', at: ago(90) })
    await archives.run(latest)
    const change = (by: number) =>
      sql`UPDATE play_slot SET stake = stake + ${by} WHERE member_id = ${member.id}`.execute(platform.db)
    await change(1)
    expect(await compareSlots(platform.db)).toMatchObject([{ table: 'play_slot', owner: member.id }])
    await change(-1)
    expect(await compareSlots(platform.db)).toEqual([])
    for (const table of ['bet_archive', 'archived_bets'])
      await expect(sql`DELETE FROM ${sql.table(table)}`.execute(platform.db)).rejects.toThrow('append-only')
  })
})
