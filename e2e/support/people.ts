import { randomInt } from 'node:crypto'
import {
  type Client,
  createClient,
  createSessionToken,
  newIntentKey,
  type SessionToken,
  type ValueOf,
} from '@baize/api'
import {
  balance,
  createDeposit,
  createInvite,
  launchGame,
  login,
  register,
  registerSettings,
} from '@baize/api/calls'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Account, accountOf, product } from './product.ts'

export type Site = 'member' | 'agent'

/** A user with an account and a session, whose calls share the cookies of a browser context. */
export interface Person {
  readonly account: string
  readonly password: string
  readonly paymentPassword: string
  readonly client: Client
  readonly token: string
}

/** What every account of the journeys is opened with. */
export const secrets = { password: 'Correct-Horse-7', paymentPassword: '135790' } as const

let count = 0

/** An unused user name, by the sandbox's rules. */
export function freshName(prefix = 'walker'): string {
  count += 1
  return `${prefix}${Date.now().toString(36).slice(-5)}${count}${randomInt(10, 99)}`.slice(0, 16)
}

/** Calls the platform as a page of the site would: by the real client, through the context's cookies. */
export function callerOf(
  context: BrowserContext,
  site: Site,
  session?: string,
): { client: Client; token: SessionToken } {
  const token = createSessionToken()
  if (session) token.set(session)
  const client = createClient({
    site,
    token,
    baseUrl: originOf(site),
    language: () => 'en',
    fetch: async (input, init) => {
      const answer = await context.request.fetch(String(input), {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' ? { data: init.body } : {}),
      })
      const { date } = answer.headers()
      return new Response(await answer.text(), { status: answer.status(), headers: date ? { date } : {} })
    },
  })
  return { client, token }
}

/** Opens an account on the member site by call, where the journey is not about registering. */
export async function newMember(
  context: BrowserContext,
  { referralCode }: { referralCode?: string } = {},
): Promise<Person> {
  const { client, token } = callerOf(context, 'member')
  const { termsVersion } = await client.call(registerSettings, {})
  const account = freshName()
  const { password, paymentPassword } = secrets
  const body = {
    username: account,
    password,
    confirmPassword: password,
    paymentPassword,
    ...(referralCode ? { referralCode } : {}),
    registerUrl: `${originOf('member')}/register`,
    domain: 'localhost',
    registerMethod: 'WEB' as const,
    termsAccepted: true,
    termsVersion,
    termsLanguage: 'en',
  }
  const opened = await client.call(register, { body }, { idempotencyKey: newIntentKey() })
  token.set(opened.token)
  return { account, ...secrets, client, token: opened.token }
}

/** Signs an account in by call, where the journey is not about signing in. */
export async function signedIn(context: BrowserContext, site: Site, who: Account): Promise<Person> {
  const { client, token } = callerOf(context, site)
  const { account, password, paymentPassword } = who
  const entered = await client.call(login, { body: { type: 'username', username: account, password } })
  token.set(entered.token)
  return { account, password, paymentPassword, client, token: entered.token }
}

/** Lets the pages that are opened from now on begin with the user's session, once: a sign-out lasts. */
export async function enter(page: Page, site: Site, { token }: Person): Promise<void> {
  await page.addInitScript(
    ({ origin, kept }) => {
      // The window's name outlives a sign-out, which empties the storage.
      if (location.origin !== origin || window.name === 'entered') return
      window.name = 'entered'
      sessionStorage.setItem('token', kept)
    },
    { origin: originOf(site), kept: token },
  )
}

/** A new member with money, whose pages are signed in. */
export async function memberWithMoney(page: Page, amount = '100.00'): Promise<Person> {
  const person = await newMember(page.context())
  await deposit(person, amount)
  await enter(page, 'member', person)
  return person
}

/** Deposits by call and waits until the sandbox's bank has credited it. */
export async function deposit({ client }: Person, amount: string): Promise<void> {
  const before = await client.call(balance, {})
  const body = { methodId: 'local-bank', amount }
  await client.call(createDeposit, { body }, { idempotencyKey: newIntentKey() })
  await expect
    .poll(async () => (await client.call(balance, {})).balance, { timeout: 20_000 })
    .not.toBe(before.balance)
}

export async function balanceOf({ client }: Person): Promise<ValueOf<typeof balance>> {
  return client.call(balance, {})
}

/** Plays one round by call, as the page of the game does. */
export async function playByCall({ client }: Person, nodeId: string, stake = '1.00'): Promise<void> {
  const { url } = await client.call(launchGame, { query: { nodeId } })
  const launch = new URL(url).searchParams.get('launch')
  const { playSession } = await askGame('open', { launch })
  await askGame('play', { playSession, roundId: crypto.randomUUID(), stake })
}

async function askGame(path: string, data: object): Promise<{ playSession: string }> {
  const answer = await fetch(`${originOf('platform')}/sandbox/games/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return JSON.parse(text).value
}

/** The origin of a site, without a slash at its end. */
export function originOf(site: keyof ReturnType<typeof product>['urls']): string {
  return new URL(product().urls[site]).origin
}

/**
 * A new agent below the sandbox's one, with an empty team, so that its figures are this journey's alone.
 * Without an amount it has no money.
 */
export async function newAgent(browser: Browser, amount: string | null = '300.00'): Promise<Person> {
  const above = await browser.newContext()
  const below = await browser.newContext()
  const { client } = await signedIn(above, 'agent', accountOf('agent'))
  const body = { accountType: 'agent' as const, maxUses: 1, expiresInDays: 1, note: '' }
  const { code } = await client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })
  const agent = await newMember(below, { referralCode: code })
  await above.close()
  if (amount !== null) await deposit(agent, amount)
  await below.close()
  return agent
}
