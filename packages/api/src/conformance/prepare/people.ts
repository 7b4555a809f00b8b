import { calls } from '../../contract/index.ts'
import { codeOf, Skipped } from '../expect.ts'
import { fixtures } from '../fixtures.ts'
import { withProof } from '../human.ts'
import { patiently } from '../ids.ts'
import { type Asked, cookieOf, type HeldSession } from '../target.ts'
import type { Desk } from './preparation.ts'

/** A member that the suite registered for itself, so that its changes affect no other account. */
export interface Person {
  readonly account: string
  readonly password: string
  readonly paymentPassword: string
  readonly as: HeldSession
}

export interface Mobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

type Registration = Pick<Person, 'password' | 'paymentPassword'>

export async function newMember({ target }: Desk): Promise<Person> {
  const account = `suite${crypto.randomUUID().replace(/-/g, '').slice(0, 10)}`
  const body = { ...(fixtures.register.body as Registration), username: account }
  const told = await patiently(() => target.ask(calls.register, { body }))
  const token = (told.envelope?.value as { token?: unknown } | undefined)?.token
  if (typeof token !== 'string') throw new Skipped(`register is answered with ${codeOf(told)}`)
  const { password, paymentPassword } = body
  return { account, password, paymentPassword, as: { site: 'member', token, cookie: cookieOf(told) } }
}

/** A number that the sandbox delivers to, as a user types it. */
export function newMobile(): Mobile {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { mobileNum: `012${String(random % 100_000).padStart(5, '0')}7`, countryDialingCode: '855' }
}

export const recipientOf = ({ mobileNum, countryDialingCode }: Mobile): string =>
  `+${countryDialingCode}${mobileNum.replace(/^0/, '')}`

export const newEmail = (): string => `suite-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Has something sent, and reads it at its receiver: what was found by the pattern in the newest message. */
export async function readAfter<T>(
  desk: Desk,
  to: string,
  pattern: RegExp,
  send: () => Promise<T>,
): Promise<[T, string]> {
  const { codes } = desk.target.options
  if (codes) return [await send(), await codes(to)]
  const read = async () => (await desk.value('sandboxOutbox', { query: { to } })).messages
  const before = (await read()).length
  const sent = await send()
  const [newest] = await desk.until(`a message to ${to}`, read, (messages) => messages.length > before)
  const found = newest?.text.match(pattern)
  if (!found) throw new Skipped(`the message to ${to} holds no code`)
  return [sent, found[1] ?? found[0]]
}

const sixDigits = /\b\d{6}\b/

/** A code for a visitor's number, and the cookie that it is bound to. */
export async function codeByNumber(
  desk: Desk,
  purpose: 'login' | 'register' | 'password',
  mobile: Mobile,
): Promise<{ cookie: string; code: string }> {
  const { target } = desk
  const [cookie, code] = await readAfter(desk, recipientOf(mobile), sixDigits, async () => {
    const input = await withProof(target, { body: { purpose, ...mobile } })
    const told = await patiently(() => target.ask(calls.noLoginCode, input))
    if (told.status !== 200) throw new Skipped(`noLoginCode is answered with ${codeOf(told)}`)
    return cookieOf(told)
  })
  return { cookie, code }
}

/** What makes a number or an address the account's: itself and the code that was sent there. */
export async function contactProof(desk: Desk, person: Person, contact: Mobile | { email: string }) {
  const to = 'email' in contact ? contact.email : recipientOf(contact)
  const send = () => desk.value('contactCode', { body: contact }, person.as)
  const [, verificationCode] = await readAfter(desk, to, sixDigits, send)
  return { ...contact, verificationCode }
}

export async function memberWithMobile(desk: Desk): Promise<Person & { mobile: Mobile }> {
  const [person, mobile] = [await newMember(desk), newMobile()]
  const body = { ...(await contactProof(desk, person, mobile)), ...mobile }
  await desk.value('verifyMobile', { body }, person.as)
  // One number gets one code a minute.
  await desk.travel({ seconds: 61 })
  return { ...person, mobile }
}

/** Signs a member in from a new address: the verification that is required then, and its cookie. */
export async function challengeOf(desk: Desk) {
  const { target } = desk
  const { elsewhere } = target.options
  if (!elsewhere) throw new Skipped('no other address to sign in from was given (--elsewhere)')
  const { account, password, mobile } = await memberWithMobile(desk)
  const input: Asked = { body: { type: 'username', username: account, password } }
  const told = await target.ask(calls.login, input, { base: elsewhere })
  const { verificationId } = (told.envelope?.params ?? {}) as { verificationId?: string }
  if (!verificationId) throw new Skipped(`signing in elsewhere is answered with ${codeOf(told)}`)
  return { verificationId, cookie: cookieOf(told), mobile }
}
