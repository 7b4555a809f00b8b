import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { spoil } from '../support/faults.ts'
import { enter, newMember } from '../support/people.ts'
import { complaintsOf, openMember } from '../support/screens.ts'

/** The chat inside the page, with whom it is. */
const talkWith = (page: Page, partner: string) => page.frameLocator(`iframe[title="${partner}"]`)

async function say(talk: FrameLocator, text: string): Promise<void> {
  await talk.getByLabel('Your message').fill(text)
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByRole('log').getByText(text)).toBeVisible()
}

test('a visitor asks customer service, and is answered', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openMember(page, '/chat')
  const talk = talkWith(page, 'Customer service')
  await say(talk, 'How long does a deposit take?')
  await expect(talk.getByText('How can I help you further?')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a member talks with a table, is heard again after a reload, and a listed word reaches nobody', async ({
  page,
}) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/chat')
  const who = page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: /At the table|Not on shift/ })
    .first()
  const name = (await who.locator('strong').textContent()) ?? ''
  await who.click()
  await expect(page).toHaveURL(/with=/)
  const talk = talkWith(page, name)
  await expect(talk.getByRole('heading', { name })).toBeVisible()
  await say(talk, 'Good evening!')
  await expect(talk.getByText('How can I help you further?')).toBeVisible()

  await say(talk, 'This is a scam')
  await expect(talk.getByText('it holds a word that is not allowed here')).toBeVisible()

  await page.reload()
  await expect(talk.getByRole('log').getByText('Good evening!')).toBeVisible()
  await expect(who).toHaveAttribute('aria-pressed', 'true')

  await say(talk, 'Be strict with me #mute')
  await expect(talk.getByText('A moderator has muted you for a while.')).toBeVisible()
  await expect(talk.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('a chat that does not open says so, and opens when it is asked for again', async ({ page }) => {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  const end = await spoil(page, '/wps/chat/launch', 'wrongType')
  await openMember(page, '/chat')
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'The chat did not open' })
  await expect(alert).toContainText('could not be read')
  await end()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await say(talkWith(page, 'Customer service'), 'Are you there?')
  expect(unhandled).toEqual([])
})
