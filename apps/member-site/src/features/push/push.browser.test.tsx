import { describeSubscription, PushBrowser, pushPublicKey, subscriptionId } from '@baize/account/testing'
import { LanguageProvider } from '@baize/i18n'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadMessages } from '../../app/languages.ts'
import { MemberActions } from '../../app/menu/MemberActions.tsx'
import { siteAnswers } from '../../shared/games/testing/fixtures.ts'

let host: HTMLElement
let root: Root
let browser: PushBrowser
let remove = () => {}
beforeEach(() => {
  browser = new PushBrowser()
  remove = browser.install()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
  remove()
})

const show = (answers: Answers) =>
  root.render(
    <LanguageProvider initial="en" active={['en', 'km']} load={loadMessages}>
      <ScriptedPlatform
        path="/"
        answers={{ ...siteAnswers, messages: { rows: [], unread: 0, page: { next: null } }, ...answers }}
      >
        <MemberActions />
      </ScriptedPlatform>
    </LanguageProvider>,
  )
const setting = () => document.querySelector<HTMLInputElement>('[role=dialog] input[role=switch]')
async function openPanel() {
  const bell = () => document.querySelector<HTMLButtonElement>('button[aria-label^="Notifications"]')
  await vi.waitFor(() => expect(bell()).not.toBeNull(), { timeout: 20_000 })
  bell()?.click()
  await vi.waitFor(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('All messages'),
  )
}
const untilSetting = () => vi.waitFor(() => expect(setting()).not.toBeNull(), { timeout: 20_000 })

/** The platform's part: it lists what was subscribed. */
function platform() {
  const browsers: { id: string; language: string; thisSession: boolean }[] = []
  const subscribePush = vi.fn(async () => {
    browsers.push({ id: await subscriptionId(browser.subscribe()), language: 'en', thisSession: true })
    return {}
  })
  const unsubscribePush = vi.fn(() => {
    browsers.length = 0
    return {}
  })
  const pushSettings = () => ({ publicKey: pushPublicKey, browsers: [...browsers] })
  return { browsers, answers: { pushSettings, subscribePush, unsubscribePush } }
}

it('is turned on with permission, and off again, at the platform and in the browser', async () => {
  const { answers } = platform()
  show(answers as Answers)
  await openPanel()
  await untilSetting()
  expect(setting()?.checked).toBe(false)
  setting()?.click()
  await vi.waitFor(() => expect(answers.subscribePush).toHaveBeenCalled())
  await vi.waitFor(() => expect(setting()?.ariaBusy).not.toBe('true'))
  await vi.waitFor(() => expect(setting()?.checked).toBe(true))
  setting()?.click()
  await vi.waitFor(() => expect(browser.unsubscribed).toBe(true))
  expect(answers.unsubscribePush).toHaveBeenCalled()
  await vi.waitFor(() => expect(setting()?.checked).toBe(false))
})

it('says where to grant the permission when the browser refuses', async () => {
  browser.answer = 'denied'
  const { answers } = platform()
  show(answers as Answers)
  await openPanel()
  await untilSetting()
  setting()?.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Your browser blocks notifications'))
  expect(answers.subscribePush).not.toHaveBeenCalled()
  expect(setting()?.checked).toBe(false)
})

it('is not offered where the operator has no keys', async () => {
  show({ pushSettings: { publicKey: null, browsers: [] } })
  await openPanel()
  await new Promise((done) => setTimeout(done, 300))
  expect(setting()).toBeNull()
})

it('ends in the browser the notifications of another account', async () => {
  browser.permission = 'granted'
  browser.subscribe()
  show({ pushSettings: { publicKey: pushPublicKey, browsers: [] } })
  await vi.waitFor(() => expect(browser.unsubscribed).toBe(true), { timeout: 20_000 })
})

it('renews a subscription of an earlier session, so that it ends with this one', async () => {
  browser.permission = 'granted'
  const subscription = browser.subscribe()
  const { browsers, answers } = platform()
  browsers.push({ id: await subscriptionId(subscription), language: 'en', thisSession: false })
  show(answers as Answers)
  await vi.waitFor(() => expect(answers.subscribePush).toHaveBeenCalled(), { timeout: 20_000 })
  expect(browser.unsubscribed).toBe(false)
  expect(describeSubscription(subscription)).toMatchObject({
    p256dh: expect.stringMatching(/^[\w-]{87}$/),
    auth: expect.stringMatching(/^[\w-]{22}$/),
  })
})

it('shows an error when the browser’s own push service fails', async () => {
  browser.fails = true
  const { answers } = platform()
  show(answers as Answers)
  await openPanel()
  await untilSetting()
  setting()?.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Notifications could not be changed'))
  expect(setting()?.checked).toBe(false)
})
