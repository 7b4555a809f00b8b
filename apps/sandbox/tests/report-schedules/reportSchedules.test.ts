import { maxReportSchedules } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { parseCsv } from '@baize/platform/exports/testing/spreadsheets.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { makeDueReports } from '@baize/platform/report-schedules/run.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { keepContact } from '@baize/platform/verification/contacts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

const day = 86_400

describe.each(testEngines)('scheduled reports on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running?.close())

  async function enter(member: Member): Promise<TestSession> {
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }
  async function team() {
    const [agent, leaf] = await plantTree(platform, [-1, 0], `reports${++trees}x`)
    if (!agent || !leaf) throw new Error('no team')
    return { agent, leaf }
  }
  const bets = {
    name: 'Bets of the day',
    record: 'teamBets',
    cadence: 'daily',
    format: 'csv',
    mail: false,
  } as const
  const english = { 'accept-language': 'en' }
  type Created = NonNullable<Parameters<typeof running.call<'createReportSchedule'>>[1]>['body']
  const create = (body: Partial<Created>, as: TestSession) =>
    running.call('createReportSchedule', { body: { ...bets, ...body } }, { as, headers: english })
  const overview = async (as: TestSession) =>
    (await running.call('reportSchedules', { query: {} }, { as })).value
  const inbox = async (as: TestSession) =>
    (await running.call('messages', { query: {} }, { as, headers: english })).value.rows as {
      title: string
      text: string
      link: string
    }[]
  const mails = async (to: string) =>
    (await running.call('sandboxOutbox', { query: { to } })).value.messages as {
      kind: string
      text: string
    }[]
  /** Until a day and the quarter of an hour after it are over, at any time of day of the test. */
  const nextDay = () => running.advance(day)
  async function linesAt(url: string) {
    const pages = makePlatformPages(platform, () => new Response('api'), null)
    const answer = await pages(new Request(url))
    if (answer.status !== 200) return answer.status
    return parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()))
  }
  const download = async (id: string, as: TestSession) =>
    linesAt((await running.call('openReportFile', { params: { id } }, { as })).value.url)

  test('the day that ended waits as a message, whose file has its rows and no others', async () => {
    const { agent, leaf } = await team()
    await playBet(platform, leaf.id, { stake: '12.5' })
    const columns = [{ id: 'account', title: 'Who' }, { id: 'stake' }]
    const created = (await create({ columns }, await enter(agent))).value
    expect(created).toMatchObject({ name: 'Bets of the day', paused: false, cadence: 'daily' })
    await makeDueReports(platform)
    expect((await overview(await enter(agent))).files).toEqual([])

    nextDay()
    await playBet(platform, leaf.id, { stake: '99' })
    await makeDueReports(platform)
    const as = await enter(agent)
    const { files, schedules } = await overview(as)
    expect(files).toMatchObject([{ name: 'Bets of the day', from: created.from, to: created.from, count: 1 }])
    expect(schedules[0].from > created.from).toBe(true)
    const [message] = await inbox(as)
    expect(message).toMatchObject({
      ...{ title: 'Scheduled report ready', link: `/agentHome/scheduled-reports?file=${files[0].id}` },
      text: expect.stringMatching(/Bets of the day.*Rows: .*1/),
    })
    expect(await download(files[0].id, as)).toEqual([
      ['Who', 'Stake'],
      [leaf.account, '12.50'],
      ['Total', '12.50'],
    ])
  })

  test('two processes at once, and one that runs again, make one file and one message', async () => {
    const { agent } = await team()
    await create({}, await enter(agent))
    nextDay()
    await Promise.all([makeDueReports(platform), makeDueReports(platform)])
    await makeDueReports(platform)
    const as = await enter(agent)
    expect((await overview(as)).files).toHaveLength(1)
    expect(await inbox(as)).toHaveLength(1)
  })

  test('a stop of days is made up for by one file of all of them', async () => {
    const { agent, leaf } = await team()
    const created = (await create({}, await enter(agent))).value
    for (let missed = 0; missed < 4; missed += 1) {
      await playBet(platform, leaf.id, { stake: '5' })
      nextDay()
    }
    await makeDueReports(platform)
    const as = await enter(agent)
    const { files, schedules } = await overview(as)
    expect(files).toMatchObject([{ from: created.from, count: 4 }])
    expect(Date.parse(schedules[0].nextAt)).toBeGreaterThan(platform.now().getTime())
    expect(await inbox(as)).toHaveLength(1)
  })

  test('a paused one makes nothing, and continues with the day on which it is resumed', async () => {
    const { agent } = await team()
    const { id } = (await create({}, await enter(agent))).value
    const pause = async (paused: boolean) =>
      running.call('pauseReportSchedule', { params: { id }, body: { paused } }, { as: await enter(agent) })
    expect((await pause(true)).value).toMatchObject({ paused: true })
    nextDay()
    nextDay()
    await makeDueReports(platform)
    expect((await overview(await enter(agent))).files).toEqual([])
    const resumed = (await pause(false)).value
    await makeDueReports(platform)
    expect((await overview(await enter(agent))).files).toEqual([])
    nextDay()
    await makeDueReports(platform)
    expect((await overview(await enter(agent))).files).toMatchObject([
      { from: resumed.from, to: resumed.from },
    ])
  })

  test('an e-mail announces the file, with a link that needs the session and no figures', async () => {
    const { agent, leaf } = await team()
    const address = `${agent.account}@example.com`
    const refused = await create({ mail: true }, await enter(agent))
    expect(refused.envelope).toMatchObject({ problems: [{ field: 'mail', code: 'choice' }] })
    await keepContact(platform, platform.db, agent.id, 'email', address)
    const as = await enter(agent)
    expect((await overview(as)).mailHint).toMatch(/···@example\.com$/)
    await playBet(platform, leaf.id, { stake: '77777.77' })
    await create({ mail: true, name: 'Secret name' }, as)
    nextDay()
    await makeDueReports(platform)
    const [{ id }] = (await overview(await enter(agent))).files
    const sent = await mails(address)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.kind).toBe('reportReady')
    const link = /https?:\S+/.exec(sent[0]?.text ?? '')?.[0] ?? ''
    expect(new URL(link).pathname + new URL(link).search).toBe(`/agentHome/scheduled-reports?file=${id}`)
    expect(sent[0]?.text).not.toMatch(/77,?777\.|Secret/)
  })

  test('a file is its agent’s alone, and is removed when it has expired', async () => {
    const { agent } = await team()
    const { agent: other } = await team()
    await create({}, await enter(agent))
    nextDay()
    await makeDueReports(platform)
    const as = await enter(agent)
    const [{ id }] = (await overview(as)).files
    const open = (session: TestSession) => running.call('openReportFile', { params: { id } }, { as: session })
    expect((await open(await enter(other))).status).toBe(404)
    const { url } = (await open(as)).value
    expect(Array.isArray(await linesAt(url))).toBe(true)
    expect(await linesAt(url)).toBe(404)
    running.advance(14 * day)
    const later = await enter(agent)
    expect((await open(later)).status).toBe(404)
    expect((await overview(later)).files).toEqual([])
  })

  test('an account that has left the team is not read any more, and its schedule is paused with a message', async () => {
    const { agent, leaf } = await team()
    const { agent: other } = await team()
    await create({ filter: { account: leaf.account } }, await enter(agent))
    await platform.db
      .updateTable('member')
      .set({ parent_id: other.id, path: `${other.path}${leaf.id}/` })
      .where('id', '=', leaf.id)
      .execute()
    nextDay()
    await makeDueReports(platform)
    const as = await enter(agent)
    expect(await overview(as)).toMatchObject({ files: [], schedules: [{ paused: true }] })
    expect(await inbox(as)).toMatchObject([{ title: 'Scheduled report paused' }])
  })

  test('what has no period, what the report refuses, and more than the limit are refused when it is created', async () => {
    const { agent } = await team()
    const as = await enter(agent)
    const problems = async (body: Partial<Created>) => (await create(body, as)).envelope
    expect(await problems({ filter: { state: 'unsettled' } })).toMatchObject({
      problems: [{ field: 'filter', code: 'choice' }],
    })
    expect(await problems({ filter: { gameType: 'CHESS' } })).toMatchObject({ code: 'invalidFields' })
    expect((await create({ filter: { account: 'of-another-team' } }, as)).status).toBeGreaterThanOrEqual(400)
    expect(await problems({ name: '  ' })).toMatchObject({ problems: [{ field: 'name', code: 'required' }] })
    expect(await problems({ columns: [{ id: 'password' }] })).toMatchObject({ code: 'invalidFields' })
    expect((await overview(as)).schedules).toEqual([])
    for (let made = 0; made < maxReportSchedules; made += 1) {
      expect((await create({ name: `Number ${made}` }, as)).status).toBe(200)
    }
    expect(await problems({})).toMatchObject({ code: 'tooManyOpen', params: { max: maxReportSchedules } })
    const [{ id }] = (await overview(as)).schedules
    const { agent: other } = await team()
    const remove = (session: TestSession) =>
      running.call('deleteReportSchedule', { params: { id } }, { as: session })
    expect((await remove(await enter(other))).status).toBe(404)
    expect((await remove(as)).value).toEqual({ id })
    expect((await overview(as)).schedules).toHaveLength(maxReportSchedules - 1)
  })
})
