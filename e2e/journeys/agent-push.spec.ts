import { pushSettings } from '@baize/api/calls'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { acceptOffers, giveContracts, offerTo, simpleTerms } from '../support/contracts.ts'
import { newAgent, originOf, signedIn } from '../support/people.ts'
import { startPushService } from '../support/pushService.ts'
import { openAccountMenu } from '../support/screens.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

type Subscription = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscription']>

/** Has the browser subscribe to the push service of the journey: its own is on the internet. */
async function subscribesTo(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript(({ endpoint, ...keys }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
    const given = {
      endpoint,
      options: { applicationServerKey: null, userVisibleOnly: true },
      getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
      unsubscribe: async () => {
        localStorage.removeItem('subscribed')
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? given : null)
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', 'yes')
      return given
    }
  }, subscription)
}

/** The service worker of the agents' site, as the browser's own push service reaches it. */
async function workerOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(originOf('agent')))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** What the journey sees of the worker's global scope. */
interface Watched {
  seen: object[]
  opened: string[]
  registration: { showNotification: (title: string, options: { data: object }) => Promise<void> }
  clients: { openWindow: (href: string) => Promise<void> }
}

test('an agent turns notifications on, is notified while away, and no more after it has signed out', async ({
  browser,
}) => {
  const service = await startPushService()
  const { page, person: agent } = await sideOf(browser, 'agent', await newAgent(browser, null))
  await giveContracts(browser, agent, { kinds: ['dividend'] })
  const downline = await below(browser, agent, 'agent')
  const setting = page.getByRole('switch', { name: 'Notifications in this browser' })
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

  await test.step('turns them on at the bell', async () => {
    await subscribesTo(page, service.subscription())
    await visit(page, '/today')
    await bell.click()
    await expect(setting).not.toBeChecked()
    await setting.click()
    await expect(setting).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('the downline’s acceptance is posted, encrypted and signed', async () => {
    await offerTo(agent, downline.account, simpleTerms('dividend', '10'))
    await acceptOffers(downline)
    await expect.poll(() => service.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
    const [push] = service.received
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid /i),
    })
    expect(push?.bytes).toBeGreaterThan(100)
    await expect(bell).toHaveAccessibleName(/unread message|action/)
  })

  await test.step('the service worker shows it, and it leads to its page', async () => {
    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('no service worker')
    // The headless shell shows no notifications and opens no windows: the worker notes what it was to do.
    await worker.evaluate(() => {
      const watched = self as unknown as Watched
      Object.assign(watched, { seen: [], opened: [] })
      watched.registration.showNotification = async (title, { data }) => {
        watched.seen.push({ title, ...data })
      }
      watched.clients.openWindow = async (href) => {
        watched.opened.push(href)
      }
    })
    const session = await page.context().newCDPSession(page)
    const registrationId = await workerOf(session)
    const link = '/agentHome/contracts'
    const data = JSON.stringify({ id: 'msg_1', title: 'Contract accepted', link, language: 'en' })
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: originOf('agent'),
      registrationId,
      data,
    })
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as Watched).seen))
      .toEqual([{ title: 'Contract accepted', link }])
    await worker.evaluate((link) => {
      const event = new Event('notificationclick') as Event & Record<string, unknown>
      event.notification = { close() {}, data: { link } }
      event.waitUntil = () => {}
      self.dispatchEvent(event)
    }, link)
    expect(await worker.evaluate(() => (self as unknown as Watched).opened)).toEqual([
      `${originOf('agent')}${link}`,
    ])
    await visit(page, '/contracts')
  })

  await test.step('signing out ends them', async () => {
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/agent$/)
    const { client } = await signedIn(await browser.newContext(), 'agent', { role: '', ...agent })
    await expect.poll(async () => (await client.call(pushSettings, {})).browsers).toEqual([])
  })
  await service.close()
})
