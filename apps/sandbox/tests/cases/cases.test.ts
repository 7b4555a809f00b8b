import { edges } from '@baize/platform/cases/case.ts'
import type { CaseState } from '@baize/platform/cases/tables.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSession, testKey } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'
import { solved } from '../verification/testingCodes.ts'

describe.each(testEngines)('feedback and cases on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const write = async (content: string, session: TestSession | null = as, more = {}) => {
    games.advance(150)
    const body = { content, sender: 'somebody', type: 2 as const, ...(await solved(games)), ...more }
    return games.call('feedback', { body }, { as: session })
  }
  const detail = async (id: string, session = as) =>
    (await games.call('caseDetail', { params: { id } }, { as: session })).value
  const until = (id: string, state: CaseState) =>
    games.until(
      () => detail(id),
      (value) => value.state === state,
    )
  const reply = (id: string, text: string, session = as) =>
    games.call('replyToCase', { params: { id }, body: { text } }, { as: session })

  test('what is missing is named field by field, and the captcha is not used up', async () => {
    const captcha = await solved(games)
    const problemsOf = async (body: object) => {
      const { envelope, status } = await games.call('feedback', { body: body as never }, { as: null })
      expect([status, envelope.code]).toEqual([422, 'invalidFields'])
      return envelope.problems?.map(({ field, code }) => `${field}: ${code}`)
    }
    expect(await problemsOf({})).toEqual([
      'type: required',
      'content: required',
      'sender: required',
      'captcha: required',
    ])
    const whole = { content: 'ខ', sender: 'A guest', type: 0 as const, ...captcha }
    expect(await problemsOf({ ...whole, type: 5 })).toEqual(['type: choice'])
    expect(await problemsOf({ ...whole, content: ` ${'😀'.repeat(201)} ` })).toEqual(['content: tooLong'])
    expect(await problemsOf({ ...whole, content: ' \n ' })).toEqual(['content: required'])
    expect(await problemsOf({ ...whole, images: ['x'] })).toEqual(['images: choice'])
    const sent = await games.call('feedback', { body: { ...whole, content: ` ${'😀'.repeat(200)} ` } })
    expect(sent.value).toMatchObject({ caseId: null, deadlineAt: null })
    const again = await games.call('feedback', { body: whole })
    expect(again.envelope.code).toBe('captchaWrong')
  })

  test('a lost response is repeated by its key: one message, one case', async () => {
    const [key, body] = [testKey(), { content: 'Once', type: 1 as const, ...(await solved(games)) }]
    const [first, second] = [
      await games.call('feedback', { body }, { as, key }),
      await games.call('feedback', { body }, { as, key }),
    ]
    expect(second.text).toBe(first.text)
    const { rows } = (await games.call('cases', { query: {} }, { as })).value
    expect(rows.filter(({ id }: { id: string }) => id === first.value.caseId)).toHaveLength(1)
    await games.call('closeCase', { params: { id: first.value.caseId } }, { as })
  })

  test('open -> answered -> open -> waitingForMember -> open -> answered -> escalated -> closed', async () => {
    const { value } = await write('Where is my withdrawal?')
    const id: string = value.caseId
    expect(value.reference).toMatch(/^C\d{6}-[2-9A-Z]{6}$/)
    expect(new Date(value.deadlineAt).getTime()).toBeGreaterThan(games.platform.now().getTime())
    expect(await detail(id)).toMatchObject({ state: 'open', type: 2, number: value.reference })
    const answered = await until(id, 'answered')
    expect(answered.deadlineAt).toBeNull()
    expect(answered.entries.map(({ author }: { author: string }) => author)).toEqual(['member', 'service'])
    const again = (await reply(id, 'Not yet #ask')).value
    expect([again.state, again.deadlineAt === null]).toEqual(['open', false])
    await until(id, 'waitingForMember')
    const early = await games.call('escalateCase', { params: { id } }, { as })
    expect(early.envelope.code).toBe('wrongState')
    await reply(id, 'Yesterday at nine')
    await until(id, 'answered')
    const up = await games.call('escalateCase', { params: { id } }, { as })
    expect(up.value.state).toBe('escalated')
    await until(id, 'closed')
    expect((await reply(id, 'But')).envelope.code).toBe('wrongState')
    const shut = await games.call('closeCase', { params: { id } }, { as })
    expect(shut.envelope.code).toBe('wrongState')
    const { rows } = (await games.call('messages', { query: {} }, { as })).value
    const told = rows.filter(({ title }: { title: string }) => title.includes(value.reference))
    expect(told).toHaveLength(4)
    expect(told[0].kind).toBe('feedback')
    const events = await games.platform.db
      .selectFrom('member_event')
      .select('payload')
      .where('type', '=', 'caseChanged')
      .orderBy('seq')
      .execute()
    const states = events.map(({ payload }) => payload as { caseId: string; state: string })
    expect(states.filter(({ caseId }) => caseId === id).map(({ state }) => state)).toEqual([
      ...['open', 'answered', 'open', 'waitingForMember', 'open', 'answered', 'escalated', 'closed'],
    ])
  })

  test.each([
    ['#close', 'closed'],
    ['#ask', 'waitingForMember'],
  ] as const)('the sandbox’s customer service reads %s', async (word, state) => {
    const { caseId } = (await write(`Please ${word}`)).value
    expect((await until(caseId, state)).entries).toHaveLength(2)
  })

  test('#escalate passes the case on with a new deadline; the final statement closes', async () => {
    const { caseId } = (await write('I want your manager #escalate #silent')).value
    expect((await detail(caseId)).state).toBe('open')
    const other = (await write('I want your manager #escalate')).value.caseId
    expect((await until(other, 'closed')).entries).toHaveLength(3)
    await games.call('closeCase', { params: { id: caseId } }, { as })
  })

  test('a deadline that passes in silence escalates, and not before', async () => {
    const { caseId } = (await write('#silent')).value
    const left = new Date((await detail(caseId)).deadlineAt).getTime() - games.platform.now().getTime()
    await games.call('sandboxTravel', { body: { seconds: Math.floor(left / 1000) - 600 } })
    expect((await detail(caseId)).state).toBe('open')
    await games.call('sandboxTravel', { body: { seconds: 700 } })
    const late = await until(caseId, 'escalated')
    expect(new Date(late.deadlineAt).getTime()).toBeGreaterThan(games.platform.now().getTime())
    await games.call('closeCase', { params: { id: caseId } }, { as })
  })

  test('images belong to a message, and are the member’s own', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#135' } })
      .png()
      .toBuffer()
    const file = new Blob([png], { type: 'image/png' })
    const { id } = (await games.call('uploadPicture', { file }, { as })).value
    const other = await games.signIn('sokha2026')
    const stolen = await write('Look #silent', other, { images: [id] })
    expect(stolen.envelope.code).toBe('invalidFields')
    const { caseId } = (await write('Look #silent', as, { images: [id] })).value
    expect((await detail(caseId)).entries[0].images).toHaveLength(1)
    for (const call of ['caseDetail', 'closeCase', 'escalateCase'] as const) {
      const foreign = await games.call(call, { params: { id: caseId } }, { as: other })
      expect(foreign.envelope.code).toBe('notFound')
    }
    expect((await reply(caseId, 'Hello', other)).envelope.code).toBe('notFound')
    expect((await games.call('cases', { query: {} }, { as: other })).value.rows).toEqual([])
  })

  test('the list is paged, and open cases are bounded', async () => {
    const other = await games.signIn('sokha2026')
    const made: string[] = []
    for (let count = 0; count < 10; count++)
      made.unshift((await write(`${count} #silent`, other)).value.caseId)
    expect((await write('One more', other)).envelope.code).toBe('tooManyOpen')
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const query = { pageSize: '4', state: 'open' as const, ...(after ? { after } : {}) }
      const { rows, page } = (await games.call('cases', { query }, { as: other })).value
      seen.push(...rows.map(({ id }: { id: string }) => id))
      after = page.next
    }
    expect(seen).toEqual(made)
  })

  test('a trial account writes, too, and gets a number without a case', async () => {
    const opened = await games.call('freePlay', { body: {} })
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const trial = { site: 'member' as const, token: opened.value.token, cookie }
    expect((await write('Trying', trial)).value.caseId).toBeNull()
  })

  test('an ended session is refused: nothing is accepted as a visitor’s', async () => {
    const stale = { ...as, token: 'x'.repeat(43) }
    expect((await write('Who am I', stale)).envelope.code).toBe('notSignedIn')
  })
})

test('closed is the only end, and every state is reached', () => {
  const states = Object.keys(edges) as CaseState[]
  expect(states.filter((state) => edges[state].length === 0)).toEqual(['closed'])
  expect(new Set(Object.values(edges).flat())).toEqual(new Set(states))
})
