import { messages } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { enter, newMember } from '../support/people.ts'
import { writeToService } from '../support/requested.ts'
import { openMember } from '../support/screens.ts'

test('a message comes by itself, is read, starred, found, and deleted', async ({ page }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  const { unread } = await person.client.call(messages, { query: {} })
  await writeToService(page)
  await openMember(page, '/member/messages')
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  const badge = main.getByRole('status').filter({ hasText: `${unread + 1} unread` })
  await expect(badge).toBeVisible()
  const { rows } = await person.client.call(messages, { query: { kind: 'feedback' } })
  const title = rows[0]?.title ?? ''
  const row = main.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button').click()
  await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expect(badge).toBeHidden()
  await main.getByRole('button', { name: 'Star', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Star', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('radio', { name: 'Starred' }).check({ force: true })
  await expect(page).toHaveURL(/show=marked/)
  await page.reload()
  await expect(row).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in messages' }).fill('no such words')
  await expect(main.getByText('No matching messages')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in messages' }).fill('')
  await row.getByRole('button').click()
  await main.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted.')).toBeVisible()
  await expect(row).toBeHidden()
})
