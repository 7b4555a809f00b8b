import {
  announcementList,
  applyForPromotion,
  caseDetail,
  cases,
  chatLaunch,
  closeCase,
  createRecordExport,
  deleteMessages,
  escalateCase,
  markMessages,
  messages,
  readMessages,
  replyToCase,
  uploadPicture,
} from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { faults, spoil, toldFaults } from '../support/faults.ts'
import { memberWithMoney, originOf, type Person, playByCall } from '../support/people.ts'
import { writeToService } from '../support/requested.ts'
import { field, openMember, pixel } from '../support/screens.ts'
import { survivesPressing, survivesSending, unhandledOn } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

/** A case that customer service has answered: its number. */
async function answeredCase(page: Page, { client }: Person): Promise<string> {
  await writeToService(page)
  const newest = async () => (await client.call(cases, { query: {} })).rows[0]
  await expect.poll(async () => (await newest())?.state, { timeout: 20_000 }).toBe('answered')
  return (await newest())?.id ?? ''
}

/** Chooses a picture whose sending fails in each way: it says why at the picture, and is tried again until it is there. */
async function sendPicture(page: Page): Promise<void> {
  const picture = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
  const again = picture.getByRole('button', { name: 'Try again' })
  for (const [index, [fault, told]] of toldFaults.entries()) {
    await test.step(`picture ${fault}`, async () => {
      const end = await spoil(page, uploadPicture, fault)
      if (index === 0) await page.locator('input[type=file]').setInputFiles(pixel)
      else await again.click()
      await expect(picture).toContainText(told)
      await end()
    })
  }
  await test.step('picture slow', async () => {
    const end = await spoil(page, uploadPicture, 'slow')
    await again.click()
    await expect(picture.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
    await end()
    await expect(picture).toContainText('Sent')
  })
  await expect(picture).toHaveCount(1)
}

test('a reply with a picture survives six faults of both, and is one; so does closing the case', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '20.00')
  const id = await answeredCase(page, person)
  const text = 'It happened again #silent'
  await survivesSending(page, {
    call: replyToCase,
    open: async () => {
      await openMember(page, `/member/cases?case=${id}`)
      await sendPicture(page)
    },
    form: page.getByRole('main'),
    values: { 'Your reply': text },
    submit: 'Send',
    keyed: true,
    done: () => page.getByText('Your reply is sent.'),
  })
  await expect(field(page, 'Your reply')).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Chosen pictures' })).toHaveCount(0)
  const { entries } = await person.client.call(caseDetail, { params: { id } })
  const replies = entries.filter((entry) => entry.text === text)
  expect(replies.map(({ images }) => images.length)).toEqual([1])

  await survivesPressing(page, {
    call: closeCase,
    button: page.getByRole('button', { name: 'Close request' }),
    confirm: 'Close it',
    done: () => page.getByText('This request is closed.'),
  })
  expect((await person.client.call(caseDetail, { params: { id } })).state).toBe('closed')
})

test('an escalation survives six faults, and is looked at once', async ({ page }) => {
  const person = await memberWithMoney(page, '20.00')
  const params = { id: await answeredCase(page, person) }
  const written = (await person.client.call(caseDetail, { params })).entries.length
  await openMember(page, `/member/cases?case=${params.id}`)
  // What comes late above the button moves it away from under a press.
  await page.waitForLoadState('networkidle')
  await survivesPressing(page, {
    call: escalateCase,
    button: page.getByRole('button', { name: 'Not content: escalate' }),
    // Whoever is higher up is quick in the sandbox.
    done: () =>
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^(Escalated|Closed)$/ }),
  })
  await expect
    .poll(async () => (await person.client.call(caseDetail, { params })).state, { timeout: 20_000 })
    .toBe('closed')
  expect((await person.client.call(caseDetail, { params })).entries).toHaveLength(written + 1)
})

test('a picture in an application survives six faults, and goes with it', async ({ page }) => {
  const unhandled = unhandledOn(page)
  await memberWithMoney(page, '20.00')
  await openMember(page, '/promotions/starter?apply=1')
  await field(page, 'Comment').fill('A friend told me #wait')
  await sendPicture(page)
  await expect(field(page, 'Comment')).toHaveValue('A friend told me #wait')
  const path = applyForPromotion.path.replace('{id}', 'starter')
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === path)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  expect((await sent).postDataJSON().images).toHaveLength(1)
  await expect(page.getByText('Your application has been sent.')).toBeVisible()
  expect(unhandled).toEqual([])
})

test('the inbox survives six faults of what is done in it', async ({ page }) => {
  const person = await memberWithMoney(page, '20.00')
  await answeredCase(page, person)
  const inbox = async () => person.client.call(messages, { query: {} })
  const main = page.getByRole('main')

  await openMember(page, '/member/messages')
  await survivesPressing(page, {
    call: readMessages,
    button: page.getByRole('button', { name: 'Mark all as read' }),
    done: () => page.getByRole('button', { name: 'Mark all as read', disabled: true }),
  })
  expect((await inbox()).unread).toBe(0)

  await answeredCase(page, person)
  const { rows, unread } = await inbox()
  expect(unread).toBe(1)
  const { id, title } = rows.find(({ read }) => !read) as (typeof rows)[number]
  await test.step('opening one, while nobody hears that it was read', async () => {
    const unhandled = unhandledOn(page)
    const open = async () => {
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === readMessages.path)
      await openMember(page, `/member/messages?message=${id}`)
      await asked
      await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    }
    for (const [fault] of toldFaults) {
      const end = await spoil(page, readMessages, fault)
      await open()
      await expect(main.getByRole('status').filter({ hasText: '1 unread' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect((await inbox()).unread).toBe(1)
      await end()
    }
    const letGo = await spoil(page, readMessages, 'slow')
    await open()
    await letGo()
    await expect(main.getByRole('status').filter({ hasText: 'unread' })).toBeHidden()
    expect((await inbox()).unread).toBe(0)
    expect(unhandled).toEqual([])
  })

  const star = main.getByRole('button', { name: 'Star', exact: true })
  await survivesPressing(page, {
    call: markMessages,
    button: star,
    busy: star.and(page.locator(':disabled')),
    done: () => main.getByRole('button', { name: 'Star', exact: true, pressed: true }),
  })
  expect((await inbox()).rows.filter(({ marked }) => marked).map((each) => each.id)).toEqual([id])

  await survivesPressing(page, {
    call: deleteMessages,
    button: main.getByRole('button', { name: 'Delete', exact: true }),
    confirm: 'Delete',
    done: () => page.getByText('The message is deleted.'),
  })
  expect((await inbox()).rows.map((each) => each.id)).toEqual(
    rows.flatMap((each) => (each.id === id ? [] : each.id)),
  )
})

test('a chat that does not open survives six faults, and opens once', async ({ page }) => {
  const unhandled = unhandledOn(page)
  await memberWithMoney(page, '20.00')
  const main = page.getByRole('main')
  const alert = main.getByRole('alert').filter({ hasText: 'The chat did not open' })
  const talk = page.locator('iframe[title="Customer service"]')
  for (const [index, [fault, told]] of toldFaults.entries()) {
    await test.step(fault, async () => {
      const end = await spoil(page, chatLaunch, fault)
      if (index === 0) await openMember(page, '/chat')
      else await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toContainText(told)
      await expect(talk).toHaveCount(0)
      await end()
    })
  }
  await test.step('slow', async () => {
    const end = await spoil(page, chatLaunch, 'slow')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('status').filter({ hasText: 'Opening the chat' })).toBeVisible()
    await expect(alert).toHaveCount(0)
    await end()
    await expect(talk.contentFrame().getByLabel('Your message')).toBeVisible()
  })
  await expect(talk).toHaveCount(1)
  expect(unhandled).toEqual([])
})

test('a record as a file survives six faults, and is saved once', async ({ page }) => {
  const person = await memberWithMoney(page, '20.00')
  await playByCall(person, '1001')
  await openMember(page, '/member/betting-record')
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await survivesPressing(page, {
    call: createRecordExport,
    button: page.getByRole('button', { name: 'Save as CSV' }),
    done: () => page.getByText('The file has 1 row.'),
  })
  await expect.poll(() => saved).toBe(1)
})

test.describe('what comes up by itself', () => {
  // Nothing was closed for good here.
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const fault of faults) {
    test(`announcements that fail (${fault}) leave the page whole, and come up with the next visit`, async ({
      page,
    }) => {
      const unhandled = unhandledOn(page)
      const end = await spoil(page, announcementList, fault)
      const asked = page.waitForRequest((request) => request.url().includes('type=PU'))
      await page.goto(`${originOf('member')}/hot`)
      const game = page.getByRole('main').getByRole('button', { name: /^Emerald Reels/ })
      await expect(game).toBeVisible()
      await expect(async () => {
        await page.keyboard.press('Shift')
        await asked
      }).toPass()
      await page.waitForLoadState(fault === 'slow' ? 'load' : 'networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await end()
      if (fault !== 'slow') {
        await page.reload()
        await expect(game).toBeVisible()
        await page.keyboard.press('Shift')
      }
      const popup = page.getByRole('dialog')
      await expect(popup.getByRole('button', { name: 'Got it' })).toBeVisible()
      await popup.getByRole('button', { name: 'Got it' }).click()
      await expect(popup).toHaveCount(0)
      expect(unhandled).toEqual([])
    })
  }

  test('announcements at their own address survive six faults', async ({ page }) => {
    const unhandled = unhandledOn(page)
    const popup = page.getByRole('dialog')
    for (const [index, [fault, told]] of toldFaults.entries()) {
      await test.step(fault, async () => {
        const end = await spoil(page, announcementList, fault)
        if (index === 0) await page.goto(`${originOf('member')}/hot?popup=announcements`)
        else await popup.getByRole('button', { name: 'Try again' }).click()
        await expect(popup.getByRole('alert')).toContainText(told)
        await end()
      })
    }
    const end = await spoil(page, announcementList, 'slow')
    await popup.getByRole('button', { name: 'Try again' }).click()
    await expect(popup.locator('[aria-busy=true]').first()).toBeAttached()
    await end()
    await expect(popup.getByRole('button', { name: 'Got it' })).toBeVisible()
    expect(unhandled).toEqual([])
  })
})
