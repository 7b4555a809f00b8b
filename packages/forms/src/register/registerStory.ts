import { fn, userEvent } from 'storybook/test'
import { storyCountries } from '../sign-in/storyParts.ts'
import { exampleRules } from './exampleRules.ts'
import type { RequestRegisterCode } from './useRegisterLooks.tsx'

/** Sends the code of a registration. */
export const sent = fn<RequestRegisterCode>(async () => ({ expiredMinutes: 2 }))

/** What is not typed. */
export const facts = {
  registerUrl: 'https://baize.example/register',
  domain: 'baize.example',
  registerMethod: 'WEB',
  termsAccepted: true,
  termsVersion: '2026-11',
  termsLanguage: 'en',
}
export const secret = 'ខ្មែរ-2026!'
export const person = { payeeName: 'សុខ ដារ៉ា', mobileNum: '012345678' }
export const account = { username: 'sokdara1', password: secret, confirmPassword: secret }

/** Clicks a tab; the tabs are in the order of the ways, whatever the language. */
export async function openTab(canvas: HTMLElement, method: 'username' | 'mobile') {
  const tab = canvas.querySelectorAll<HTMLElement>('[role=tab]')[method === 'username' ? 0 : 1]
  await userEvent.click(tab as HTMLElement)
}

/** What the stories of the register form begin with. */
export const registerArgs = {
  rules: exampleRules,
  mobile: true,
  countries: storyCountries,
  requestCode: sent as RequestRegisterCode | undefined,
  terms: { link: { href: '#term', external: true }, version: '2026-11', language: 'en' },
  termsTicked: true,
  today: '2026-11-21',
  registerUrl: 'https://baize.example/register',
  domain: 'baize.example',
  onRegister: fn(),
}

/** No story begins with another one's countdown. */
export function beforeRegister(): void {
  sessionStorage.removeItem('baize.resend.register')
  sent.mockClear()
}
