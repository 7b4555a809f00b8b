import { models } from '@baize/platform/chat/models.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxPages } from '../../src/pages.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('D13 chat on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  let messages = 0
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const launch = async (session: TestSession | null = as, modelId?: string) => {
    const body = modelId === undefined ? {} : { modelId }
    const { value } = await games.call('chatLaunch', { body }, { as: session })
    return new URL(value.chatUrl)
  }
  const codeOf = (url: URL) => url.searchParams.get('launch') ?? ''
  const open = (code: string) => games.call('sandboxOpenChat', { body: { launch: code } })
  const talk = async (session: TestSession | null = as, modelId?: string): Promise<string> =>
    (await open(codeOf(await launch(session, modelId)))).value.chatSession
  const say = (chatSession: string, text: string, messageId = `message-${++messages}`) => {
    games.advance(2)
    return games.call('sandboxSay', { body: { chatSession, messageId, text } })
  }
  const read = async (chatSession: string) =>
    (await games.call('sandboxChatMessages', { body: { chatSession } })).value.rows.map(
      ({ author, text }: { author: string; text: string }) => `${author}: ${text}`,
    )

  test('the page may be framed by the sites only, runs its own files only, and contains no token', async () => {
    const url = await launch()
    const page = await sandboxPages(games.platform)?.(new Request(url))
    const text = (await page?.text()) ?? ''
    const policy = page?.headers.get('content-security-policy') ?? ''
    const { member, agent } = games.settings.publicUrls
    const framedBy = policy.split('frame-ancestors ')[1]?.split(' ') ?? []
    expect(framedBy).toEqual(
      [member, agent].flatMap((site) => [site, site.replace('localhost', '127.0.0.1')]),
    )
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(page?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page?.headers.get('cache-control')).toBe('no-store')
    expect(page?.headers.get('x-content-type-options')).toBe('nosniff')
    for (const secret of [as.token, as.cookie, codeOf(url)]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/ (?:style|on\w+)="/)
  })

  test('a launch code opens one talk, once, for two minutes; the member’s token opens none', async () => {
    const code = codeOf(await launch())
    const first = await open(code)
    expect(first.value.chatSession).not.toBe(code)
    expect((await open(code)).envelope.code).toBe('notFound')
    expect((await open(first.value.chatSession)).value.chatSession).toBe(first.value.chatSession)
    const late = codeOf(await launch())
    games.advance(121)
    expect((await open(late)).envelope.code).toBe('notFound')
    for (const wrong of [as.token, 'x'.repeat(43), '']) {
      expect((await open(wrong)).envelope.code).toBe('notFound')
      expect((await say(wrong, 'Hello')).envelope.code).toBe('notFound')
    }
    games.advance(3_600)
    expect((await say(first.value.chatSession, 'Still there?')).envelope.code).toBe('notFound')
    as = await games.signIn()
  })

  test.each([
    'https://evil.example',
    'http://localhost:4301.evil.example',
    'http://evil-localhost:4301',
    'http://localhost:43010',
    'null',
    'https://localhost:4301',
  ])('a page of %s can neither launch nor write', async (origin) => {
    const chatSession = await talk()
    const options = { headers: { origin } }
    const body = { chatSession, messageId: 'hostile', text: 'Hello' }
    for (const answer of [
      await games.call('chatLaunch', { body: {} }, { as, ...options }),
      await games.call('sandboxOpenChat', { body: { launch: 'x' } }, options),
      await games.call('sandboxSay', { body }, options),
      await games.call('sandboxChatMessages', { body: { chatSession } }, options),
      await games.call('sandboxSay', { body }, { headers: { 'sec-fetch-site': 'cross-site' } }),
    ]) {
      expect([answer.status, answer.envelope.code]).toEqual([403, 'forbidden'])
    }
    expect(await read(chatSession)).toEqual([])
  })

  test('junk is refused, and a flood is slowed down', async () => {
    const chatSession = await talk()
    for (const text of ['', '  \n', 'x'.repeat(501)])
      expect((await say(chatSession, text)).envelope.code).toBe('invalidFields')
    const codes = []
    for (let count = 0; count < 10; count++) {
      const body = { chatSession, messageId: `flood-${count}`, text: '#silent' }
      codes.push((await games.call('sandboxSay', { body })).envelope.code)
    }
    expect(codes).toContain('tooManyRequests')
    games.advance(30)
  })

  test('messages are answered, kept, and continue with the next launch; no other member reads them', async () => {
    const chatSession = await talk(as, 'bopha')
    const sent = await say(chatSession, 'Hello', 'once')
    expect((await say(chatSession, 'Hello', 'once')).value).toEqual(sent.value)
    expect((await say(chatSession, 'Other', 'once')).envelope.code).toBe('idempotencyKeyReused')
    const said = await games.until(
      () => read(chatSession),
      (rows) => rows.length > 1,
    )
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/^agent: /)
    expect(await read(await talk(as, 'bopha'))).toEqual(said)
    expect(await read(await talk(as, 'chenda'))).toEqual([])
    expect(await read(await talk(await games.signIn('sokha2026'), 'bopha'))).toEqual([])
    expect(await read(await talk(null, 'bopha'))).toEqual([])
  })

  test('a message with a listed word is withheld, the third mutes in every talk, for ten minutes, with the reason', async () => {
    const other = await games.signIn('sokha2026')
    const chatSession = await talk(other)
    for (let count = 0; count < 3; count++) {
      const { value } = await say(chatSession, 'What a S.C.A.M')
      expect(value.message.hidden).toBe(true)
      expect(value.muted?.reason ?? null).toBe(count === 2 ? 'words' : null)
    }
    const refused = await say(chatSession, 'Sorry')
    expect([refused.envelope.code, refused.envelope.params?.reason]).toEqual(['wrongState', 'words'])
    expect((await say(await talk(other, 'maly'), 'Hello')).envelope.code).toBe('wrongState')
    expect((await say(await talk(), '#silent')).envelope.success).toBe(true)
    games.advance(600)
    expect((await say(chatSession, '#mute')).envelope.success).toBe(true)
    const muted = await games.until(
      async () => (await games.call('sandboxChatMessages', { body: { chatSession } })).value,
      (value) => value.muted !== null,
    )
    expect(muted.muted.reason).toBe('moderator')
    expect(muted.rows.filter(({ hidden }: { hidden: boolean }) => hidden)).toHaveLength(3)
  })

  test('a reply keeps the language that it was written in, and a name says which it is in; what a member typed has none', async () => {
    const modelId = models()[1]?.id ?? ''
    const openIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const { value } = await games.call('chatLaunch', { body: { modelId } }, { as, headers })
      return (await open(codeOf(new URL(value.chatUrl)))).value
    }
    const inKhmer = await openIn('km')
    expect(inKhmer).not.toHaveProperty('partnerLanguage')
    await say(inKhmer.chatSession, 'Hello')
    const rowsOf = async (chatSession: string) =>
      (await games.call('sandboxChatMessages', { body: { chatSession } })).value.rows
    const said = await games.until(
      () => rowsOf(inKhmer.chatSession),
      (rows) => rows.length > 1,
    )
    for (const row of said) expect(row).not.toHaveProperty('language')
    const inArabic = await openIn('ar')
    expect(inArabic).toMatchObject({ partner: models()[1]?.names.en, partnerLanguage: 'en' })
    const [reply, typed] = await rowsOf(inArabic.chatSession)
    expect(reply).toMatchObject({ author: 'agent', language: 'km' })
    expect(typed).not.toHaveProperty('language')
  })

  test('a dealer is at a table at any hour, and each table is a game', async () => {
    for (let hour = 0; hour < 24; hour += 4) {
      const told = (await games.call('liveModels')).value.models
      expect(told).toHaveLength(models().length)
      const online = told.filter((model: { online: boolean }) => model.online)
      expect(online).toHaveLength(2)
      games.advance(4 * 3_600)
    }
    expect((await games.call('chatLaunch', { body: { modelId: 'nobody' } })).envelope.code).toBe('notFound')
  })
})

test('a brand that has it switched off has no chat at all', async () => {
  const games = await startTestGames({ env: { CHAT: '0' }, work: false })
  expect((await games.call('permission')).value.switches.CHAT3).toBe(false)
  expect((await games.call('liveModels')).value.models).toEqual([])
  expect((await games.call('chatLaunch', { body: {} })).envelope.code).toBe('notFound')
  expect((await games.call('sandboxOpenChat', { body: { launch: 'x' } })).envelope.code).toBe('notFound')
  const page = await sandboxPages(games.platform)?.(new Request('http://localhost:4300/sandbox/chat'))
  expect(page?.status).toBe(404)
  await games.close()
})
