import { type calls, maxExportRows } from '@baize/api/contract'
import { money, parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { readers } from '@baize/platform/exports/records.ts'
import { parseCsv } from '@baize/platform/exports/testing/spreadsheets.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

type Found = Record<string, unknown>
type Listing = { rows: Found[]; totals?: Found; page: { next: string | null } }
const gameTypes = ['RNG', 'LIVE', 'FISH'] as const
const hour = 3_600_000
const linesOf = async (answer: Response) =>
  parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()))

describe.each(testEngines)('records as files on $name', (engine) => {
  let product: TestPlatform
  let member: TestSession
  let agent: TestSession

  beforeAll(async () => {
    product = await startTestPlatform({ engine })
    const { platform } = product
    const owner = (await findMemberByAccount(platform.db, 'vibol2026'))?.id ?? ''
    const now = platform.now().getTime()
    for (let n = 0; n < 50; n += 1) {
      // Some have the same time, so that only their numbers order them.
      const at = new Date(now - Math.floor(n / 3) * 5 * hour)
      const payout = n % 3 === 0 ? `${n * 2}.5` : '0'
      await playBet(platform, owner, {
        ...{ stake: `${n + 1}.25`, payout, at },
        gameType: gameTypes[n % 3] ?? 'RNG',
      })
    }
    await transact(platform.database, async ({ trx }) => {
      for (let n = 0; n < 30; n += 1) {
        await post(trx, {
          ...{ type: 'corrected', owner, currency: platform.settings.brand.currency, actor: 'test' },
          postings: [
            { from: houseFor(owner, 'suspense'), to: cashOf(owner), amount: money(BigInt(n + 1) * 7_500n) },
          ],
          cause: { type: 'correction', id: `ticket-${n}` },
          at: new Date(now - (30 - n) * 2 * hour),
        })
      }
    })
  })
  beforeEach(async () => {
    // Asking is throttled; time passes between people's files.
    product.advance(120)
    member = await product.signIn('vibol2026')
    agent = await product.signIn('sokha2026', 'agent')
  })
  afterAll(() => product?.close())

  const open = async (url: string) => {
    const pages = makePlatformPages(product.platform, () => new Response('api'), null)
    return pages(new Request(url))
  }
  type Body = Parameters<typeof product.call<'createRecordExport'>>[1]
  const ask = (body: NonNullable<Body>['body'], as: TestSession) =>
    product.call('createRecordExport', { body }, { as, headers: { 'accept-language': 'en' } })
  const csvOf = async (record: keyof typeof readers, filter: Record<string, string>, as: TestSession) => {
    const asked = await ask({ record, format: 'csv', filter }, as)
    const answer = await open(asked.value.url)
    expect(answer.status).toBe(200)
    return { count: asked.value.count as number, lines: await linesOf(answer), answer }
  }

  /** Every page of a list, as a screen reads it. */
  async function everyPage(call: keyof typeof calls, filter: Record<string, string>, as: TestSession) {
    const rows: Found[] = []
    for (let after: string | null = null; ; ) {
      const query = { ...filter, pageSize: '7', ...(after === null ? {} : { after }) }
      const value: Listing = (await product.call(call, { query } as never, { as })).value
      rows.push(...value.rows)
      after = value.page.next
      if (after === null) return { rows, totals: value.totals }
    }
  }

  const day = (back: number) =>
    new Date(product.platform.now().getTime() - back * 24 * hour).toISOString().slice(0, 10)
  const amounts = fc.option(fc.integer({ min: 0, max: 60 }).map(String), { nil: undefined })
  const filters = {
    bets: fc.record({
      gameType: fc.option(fc.constantFrom(...gameTypes), { nil: undefined }),
      state: fc.option(fc.constantFrom('won', 'lost'), { nil: undefined }),
      ...{ minAmount: amounts, maxAmount: amounts },
    }),
    transactions: fc.record({
      type: fc.option(fc.constantFrom('correction', 'opening'), { nil: undefined }),
      direction: fc.option(fc.constantFrom('in', 'out'), { nil: undefined }),
      ...{ minAmount: amounts, maxAmount: amounts },
    }),
    teamBets: fc.record({
      gameType: fc.option(fc.constantFrom(...gameTypes), { nil: undefined }),
      level: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
    }),
    downlineTransactions: fc.record({
      type: fc.option(fc.constantFrom('corrected', 'openingBalanceGranted'), { nil: undefined }),
      sort: fc.option(fc.constantFrom('amount', 'account', 'closing'), { nil: undefined }),
      order: fc.option(fc.constantFrom('ascending', 'descending'), { nil: undefined }),
    }),
  }
  const shown = {
    bets: { stake: 'Stake', validBet: 'Valid bet', payout: 'Payout', winLoss: 'Win/loss' },
    transactions: { amount: 'Amount', opening: 'Before', closing: 'After', reference: 'Reference' },
    teamBets: { account: 'Account', stake: 'Stake', payout: 'Payout', winLoss: 'Profit and loss' },
    downlineTransactions: { account: 'Account', amount: 'Amount', reference: 'Reference' },
  } as const

  test.each(Object.keys(filters) as (keyof typeof filters)[])(
    '%s: the file is what the pages of the list show, for any filter',
    async (record) => {
      const days = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
      await fc.assert(
        fc.asyncProperty(filters[record], days, async (some, [one, other]) => {
          product.advance(7)
          const as = record.startsWith('team') || record.startsWith('down') ? agent : member
          const period = { from: day(Math.max(one, other)), to: day(Math.min(one, other) - 1) }
          const given = Object.entries({ ...some, ...period }).filter(([, value]) => value !== undefined)
          const filter = Object.fromEntries(given) as Record<string, string>
          const { rows, totals } = await everyPage(record, filter, as)
          const { lines, count } = await csvOf(record, filter, as)
          const [head = [], ...body] = lines
          const at = (name: string) => head.indexOf(name)
          expect(count).toBe(rows.length)
          const inFile = body.slice(0, rows.length)
          expect(inFile.map((line) => line[0])).toEqual(rows.map(({ id }) => id))
          for (const [key, name] of Object.entries(shown[record])) {
            expect(inFile.map((line) => line[at(name)])).toEqual(rows.map((row) => String(row[key])))
          }
          const last = body.slice(rows.length)
          expect(last.every(([first]) => first === 'Total')).toBe(true)
          if (record === 'bets') {
            expect(last[0]?.[at('Stake')]).toBe(totals?.stake)
            expect(last[0]?.[at('Win/loss')]).toBe(totals?.winLoss)
          }
          if (record === 'transactions') {
            expect([last[0]?.[at('Amount')], last[0]?.[at('After')]]).toEqual([totals?.net, totals?.closing])
          }
          if (record === 'teamBets') expect(last.length).toBe('level' in filter ? 0 : 1)
        }),
        { numRuns: 12 },
      )
    },
  )

  test("requested columns are in their order under the screen's headings; no others are accepted", async () => {
    const period = { from: day(9), to: day(-1) }
    const { rows, totals } = await everyPage('teamBets', period, agent)
    const columns = [{ id: 'account', title: '=Who' }, { id: 'winLoss' }, { id: 'stake', title: 'Staked' }]
    const asking = { record: 'teamBets', format: 'csv', filter: period } as const
    const asked = await ask({ ...asking, columns }, agent)
    const [head, ...body] = await linesOf(await open(asked.value.url))
    expect(head).toEqual(["'=Who", 'Win/loss', 'Staked'])
    expect(body.slice(0, -1)).toEqual(rows.map((row) => [row.account, row.winLoss, row.stake]))
    expect(body.at(-1)).toEqual(['Total', totals?.profitLoss, totals?.stake])
    const codeOf = async (...ids: string[]) => {
      product.advance(7)
      const { envelope } = await ask({ ...asking, columns: ids.map((id) => ({ id })) }, agent)
      return 'problems' in envelope ? envelope.problems : envelope
    }
    expect(await codeOf('stake', 'token')).toEqual([{ field: 'columns.1.id', code: 'choice' }])
    expect(await codeOf('constructor')).toEqual([{ field: 'columns.0.id', code: 'choice' }])
    expect(await codeOf('stake', 'stake')).toEqual([{ field: 'columns.1.id', code: 'repeated' }])
  })

  test('lists without pages too: the totals are those of the response', async () => {
    const period = { from: day(9), to: day(-1) }
    const own = (await product.call('profitLoss', { query: period }, { as: member })).value
    const { lines } = await csvOf('profitLoss', period, member)
    expect(lines.slice(1, -1).map(([first]) => first)).toEqual(own.days.map((row: Found) => row.day))
    expect(lines.at(-1)?.slice(2, 5)).toEqual([own.totals.stake, own.totals.validBet, own.totals.payout])
    const team = (await product.call('teamReport', { query: period }, { as: agent })).value
    const report = await csvOf('teamReport', period, agent)
    expect(report.lines.slice(1, -1).map((line) => line.at(-1))).toEqual(
      team.rows.map((row: Found) => row.net),
    )
    expect(report.lines.at(-1)?.[1]).toBe(team.totals.deposits)
    const accounts = (await product.call('teamProfitLoss', { query: period }, { as: agent })).value
    const { lines: results } = await csvOf('teamProfitLoss', period, agent)
    expect(results.at(-1)?.slice(2, 5)).toEqual([
      accounts.totals.deposits,
      accounts.totals.withdrawals,
      accounts.totals.given,
    ])
    for (const sum of ['deposits', 'withdrawals', 'given'] as const)
      expect(accounts.totals[sum], sum).toBe(
        [accounts.itself, ...accounts.rows]
          .reduce((all: number, row: Found) => all + Number(row[sum]), 0)
          .toFixed(2),
      )
  })

  test('deposits and withdrawals, with their sums', async () => {
    const made = await product.call(
      'createDeposit',
      { body: { methodId: 'local-bank', amount: '12.50' } },
      { as: member },
    )
    const { lines } = await csvOf('deposits', {}, member)
    expect(lines[1]?.[0]).toBe(made.value.id)
    expect(lines.at(-1)?.[3]).toBe('12.50')
    expect((await csvOf('withdrawals', {}, member)).lines).toHaveLength(2)
    expect((await csvOf('agentIncome', {}, agent)).lines).toHaveLength(2)
    const moved = (await csvOf('agentTransfers', {}, agent)).lines
    const { totals } = (await product.call('agentTransfers', { query: {} }, { as: agent })).value
    const amountAt = moved[0]?.indexOf('Amount') ?? -1
    expect(moved.slice(-2).map((line: string[]) => line[amountAt])).toEqual([totals.in, totals.out])
    const columns = [{ id: 'from' }, { id: 'tier' }, { id: 'rate' }, { id: 'amount' }]
    const income = await ask({ record: 'agentIncome', format: 'csv', columns }, agent)
    expect((await linesOf(await open(income.value.url)))[0]).toEqual(['From', 'Tier', 'Rate (%)', 'Amount'])
  })

  test('the address is good once, for a minute, and as long as the session', async () => {
    const asked = async () => (await ask({ record: 'bets', format: 'csv' }, member)).value.url as string
    const once = await asked()
    expect(once).not.toContain(member.token)
    const answers = await Promise.all([open(once), open(once)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await open(once)).status).toBe(404)
    const late = await asked()
    product.advance(60)
    expect((await open(late)).status).toBe(404)
    const ended = await asked()
    await product.call('logout', {}, { as: member })
    expect((await open(ended)).status).toBe(404)
  })

  test('a file is sent as an attachment that is not cached', async () => {
    const { answer } = await csvOf('bets', {}, member)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="bets-vibol2026-[\d-]{10}\.csv"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('rows of others are not exported: another member, a foreign team, a list of agents', async () => {
    const other = await product.signIn('dara2026')
    const period = { from: day(9), to: day(-1) }
    const ids = (await everyPage('bets', period, member)).rows.map(({ id }) => id)
    const { lines } = await csvOf('bets', period, other)
    expect(lines.some(([id]) => ids.includes(id))).toBe(false)
    const refused = await ask({ record: 'teamBets', format: 'csv' }, member)
    expect(refused.envelope.code).toBe('forbidden')
    const stranger = { ...period, account: 'nobody-of-mine' }
    const foreign = await ask({ record: 'teamBets', format: 'csv', filter: stranger }, agent)
    expect(foreign.envelope.code).toBe('notFound')
  })

  test('a filter is checked as the list checks it, and asking is throttled', async () => {
    const wrong = await ask(
      { record: 'bets', format: 'csv', filter: { state: 'open', colour: 'red' } },
      member,
    )
    expect(wrong.envelope.code).toBe('invalidFields')
    const codes = []
    for (let n = 0; n < 12; n += 1) {
      codes.push((await ask({ record: 'bets', format: 'csv' }, member)).envelope.code)
    }
    expect(codes.at(-1)).toBe('tooManyRequests')
  })

  test.each([
    ['km', 'ប្រភេទ', 'ការកែតម្រូវ', 'សរុប'],
    ['zh-CN', '类型', '更正', '合计'],
    ['ar', 'النوع', 'تصحيح', 'الإجمالي'],
  ])("texts are in the reader's language: %s", async (language, type, correction, total) => {
    const filter = { from: day(9), to: day(-1), type: 'correction' }
    const asked = await product.call(
      'createRecordExport',
      { body: { record: 'transactions', format: 'csv', filter } },
      { as: member, headers: { 'accept-language': language } },
    )
    const lines = await linesOf(await open(asked.value.url))
    expect([lines[0]?.[2], lines[1]?.[2], lines.at(-1)?.[0]]).toEqual([type, correction, total])
  })

  test('values are called as the screen calls them; what it has no word for, as the platform does', async () => {
    const words = { won: 'thắng', RNG: '=Nổ hũ' }
    const columns = [{ id: 'account' }, { id: 'state', words }, { id: 'category', words }]
    const filter = { from: day(9), to: day(-1) }
    const asked = await ask({ record: 'teamBets', format: 'csv', filter, columns }, agent)
    const { rows } = await everyPage('teamBets', filter, agent)
    const stateWords: Found = { won: 'thắng', lost: 'Lost' }
    const categoryWords: Found = { RNG: "'=Nổ hũ", LIVE: 'Live casino', FISH: 'Fishing' }
    const lines = (await linesOf(await open(asked.value.url))).slice(1, -1)
    expect(lines.map(([, state, category]) => [state, category])).toEqual(
      rows.map(({ state, category }) => [stateWords[String(state)], categoryWords[String(category)]]),
    )
    expect(new Set(lines.flat())).toContain("'=Nổ hũ")
  })

  test(`a file takes ${maxExportRows} rows, read piece by piece; more are refused, with the bound`, async () => {
    const owner = (await findMemberByAccount(product.platform.db, 'dara2026'))?.id ?? ''
    const at = product.platform.now()
    const one = parseMoney('1')
    const many = (from: number, to: number) =>
      sql`INSERT INTO bet (id, vassalage, transaction_id, round_id, member_id, node_id, game_type, stake, valid_bet,
          payout, state, placed_at, settled_at)
        SELECT 'many-' || n, 'TEST', 'many-' || n, 'many-' || n, ${owner}, '1001', 'RNG', ${one}, ${one}, 0, 'lost',
          ${at}, ${at} FROM generate_series(${from}::int, ${to}::int) AS n`.execute(product.platform.db)
    await many(1, maxExportRows)
    const other = await product.signIn('dara2026')
    const { count, lines } = await csvOf('bets', {}, other)
    expect(count).toBe(maxExportRows)
    expect(new Set(lines.slice(1, -1).map(([id]) => id)).size).toBe(maxExportRows)
    expect(lines.at(-1)?.[lines[0]?.indexOf('Stake') ?? 0]).toBe(`${maxExportRows}.00`)
    await many(maxExportRows + 1, maxExportRows + 1)
    const { envelope } = await ask({ record: 'bets', format: 'csv' }, other)
    const problem = { field: 'filter', code: 'tooManyRows', params: { max: maxExportRows } }
    expect(envelope).toMatchObject({ code: 'invalidFields', problems: [problem] })
  })
})
