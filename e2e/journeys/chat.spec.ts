import { chatLaunch } from '@baize/api/calls'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { fail } from '../support/failures.ts'
import { enter, newMember } from '../support/people.ts'
import { complaintsOf, openMember } from '../support/screens.ts'

/** The chat inside the page, with whom it is. */
const talkWith = (page: Page, partner: string) => page.frameLocator(`iframe[title="${partner}"]`)

async function say(talk: FrameLocator, text: string): Promise<void> {
  await talk.getByLabel('Your message').fill(text)
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByRole('log').getByText(text)).toBeVisible()
}

test('a visitor asks customer service, and gets a reply', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openMember(page, '/chat')
  const talk = talkWith(page, 'Customer service')
  await say(talk, 'How long does a deposit take?')
  await expect(talk.getByText('How can I help you further?')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a member talks with a table, is read again after a reload, and a listed word reaches no one', async ({
  page,
}) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/chat')
  const who = page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: /At the table|Offline/ })
    .first()
  const name = (await who.locator('strong').textContent()) ?? ''
  await who.click()
  await expect(page).toHaveURL(/with=/)
  const talk = talkWith(page, name)
  await expect(talk.getByRole('heading', { name })).toBeVisible()
  await say(talk, 'Good evening!')
  await expect(talk.getByText('How can I help you further?')).toBeVisible()

  await say(talk, 'This is a scam')
  await expect(talk.getByText('it contains a word that is not allowed here')).toBeVisible()

  await page.reload()
  await expect(talk.getByRole('log').getByText('Good evening!')).toBeVisible()
  await expect(who).toHaveAttribute('aria-pressed', 'true')

  await say(talk, 'Be strict with me #mute')
  await expect(talk.getByText('A moderator has muted you for a while.')).toBeVisible()
  await expect(talk.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('a chat that does not open says so, and opens when it is requested again', async ({ page }) => {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  const end = await fail(page, chatLaunch, 'wrongType')
  await openMember(page, '/chat')
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'The chat could not be opened' })
  await expect(alert).toContainText('could not confirm the result')
  await end()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await say(talkWith(page, 'Customer service'), 'Are you there?')
  expect(unhandled).toEqual([])
})

test('what is sent while the chat is still opening is said once it is open', async ({ page }) => {
  let open = () => {}
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/sandbox/chat/open', async (route) => {
    await held
    await route.continue()
  })
  await openMember(page, '/chat')
  const talk = talkWith(page, 'Customer service')
  await talk.getByLabel('Your message').fill('Am I early?')
  await talk.getByRole('button', { name: 'Send' }).click()
  open()
  await expect(talk.getByRole('log').getByText('Am I early?')).toHaveCount(1)
})

test('two members chat with each other in the room, and receive messages without a reload', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await enter(page, 'member', await newMember(page.context()))
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enter(other, 'member', await newMember(elsewhere))
  const [here, there] = [page, other].map((each) => talkWith(each, 'Everyone')) as [
    FrameLocator,
    FrameLocator,
  ]
  for (const each of [page, other]) {
    await openMember(each, '/chat')
    await each.getByRole('main').getByRole('button', { name: 'Everyone' }).click()
  }
  await expect(there.getByRole('heading', { name: 'Everyone' })).toBeVisible()
  const greeting = `Good evening ${Date.now()}`
  await say(here, greeting)
  await expect(there.getByRole('log').getByText(greeting)).toBeVisible()
  const answer = `And to you ${Date.now()}`
  await say(there, answer)
  const heard = here.getByRole('listitem').filter({ hasText: answer })
  await expect(heard).toBeVisible()
  // By a name, and not the one that is signed in by.
  await expect(heard.locator('b')).toContainText('***')
  await expect(here.getByRole('listitem').filter({ hasText: greeting }).locator('b')).toHaveText('You')

  await say(here, 'This is a scam')
  await say(here, 'Still there?')
  await expect(there.getByText('Still there?')).toBeVisible()
  await expect(there.getByText('This is a scam')).toHaveCount(0)

  // What is said while the line is down arrives when it is back.
  await elsewhere.setOffline(true)
  await say(here, 'Said meanwhile')
  await elsewhere.setOffline(false)
  await expect(there.getByText('Said meanwhile')).toBeVisible({ timeout: 20_000 })
  expect(complaints).toEqual([])
  await elsewhere.close()
})
