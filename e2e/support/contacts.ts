import { randomInt } from 'node:crypto'
import { contactCode, verifyEmail, verifyMobile } from '@baize/api/calls'
import { expect, type Locator, type Page, request } from '@playwright/test'
import { messageTo } from './outbox.ts'
import { originOf, type Person } from './people.ts'
import { travel } from './sandbox.ts'

/** What a message with a code says. */
export const codeIn = /code is (\d{6})/

/** A mobile number of the sandbox's country that nobody has, as people type it. */
export const freshMobile = () => `012${randomInt(100_000, 800_000)}`

/** The same number as the outbox knows it. */
export const international = (mobile: string) => `+855${mobile.slice(1)}`

/** Gives an account an e-mail address by call; a minute later, as an address gets one code a minute. */
export async function withEmail({ account, client }: Person): Promise<string> {
  const email = `${account}@example.com`
  await client.call(contactCode, { body: { email } })
  const verificationCode = await messageTo(email, codeIn)
  await client.call(verifyEmail, { body: { email, verificationCode } })
  await travel(61)
  return email
}

/** Gives an account a mobile number by call; a minute later, as with addresses. */
export async function withMobile({ client }: Person): Promise<string> {
  const mobileNum = freshMobile()
  await client.call(contactCode, { body: { mobileNum, countryDialingCode: '855' } })
  const verificationCode = await messageTo(international(mobileNum), codeIn)
  await client.call(verifyMobile, { body: { mobileNum, countryDialingCode: '855', verificationCode } })
  await travel(61)
  return mobileNum
}

/** How many messages that hold what is looked for have gone to a number or mailbox. */
export async function messagesTo(to: string, wanted: RegExp): Promise<number> {
  const caller = await request.newContext()
  const answer = await caller.get(`${originOf('platform')}/sandbox/outbox?to=${encodeURIComponent(to)}`)
  const { value } = (await answer.json()) as { value: { messages: { text: string }[] } }
  await caller.dispose()
  return value.messages.filter(({ text }) => wanted.test(text)).length
}

/** What is shown once a code is on its way. */
export async function codeUnderWay(place: Page | Locator): Promise<void> {
  await expect(place.getByRole('button', { name: /^Send again in/ })).toBeVisible()
}
