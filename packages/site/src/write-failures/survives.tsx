import type { Call } from '@baize/api'
import { uploadPicture } from '@baize/api/calls'
import { closeAllDialogs } from '@baize/ui'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Failure, NetworkContext, ScriptedNetwork } from '../testing/ScriptedNetwork.ts'
import type { Answers } from '../testing/ScriptedPlatform.tsx'
import { testPage } from '../testing/testPage.tsx'
import {
  busyParts,
  button,
  choosePicture,
  click,
  dismissToasts,
  labelled,
  shown,
  type,
  until,
  visible,
} from './actions.ts'

/** The name of each failure; in this order, each is shown in other words than the one before. */
export const failures = [
  ['truncated', 'Something went wrong. Try again in a moment.'],
  ['abort', 'Connection failed. Check your internet and try again.'],
  ['wrongType', 'Something went wrong. Try again in a moment.'],
  ['500', 'Something went wrong on our side. Try again in a moment.'],
  ['html', 'Something went wrong. Try again in a moment.'],
  ['lost', 'Connection failed. Check your internet and try again.'],
] as const satisfies readonly (readonly [Failure, string])[]

const unread = 'Something went wrong.'
const unconfirmed = 'We could not confirm the result. Check your records'

/** The failures of a call, shown for a write as possibly done though its response is invalid. */
const failuresTold = ({ method }: Pick<Call, 'method'>) =>
  failures.map(([failure, words]) => {
    const mayBeDone = method !== 'GET' && words.startsWith(unread)
    return [failure, mayBeDone ? unconfirmed : words] as const
  })

interface Write {
  /** What is done, for the title of the test. @default the id of the call */
  readonly title?: string
  readonly screen: ReactElement
  /** What fails. */
  readonly call: Pick<Call, 'id' | 'method' | 'idempotent'>
  /** What differs from the responses of the screen; a function receives whether the call was done by now. */
  readonly answers?: Answers | ((done: () => boolean) => Answers)
  /** What a user does on the screen before. */
  readonly open?: () => Promise<unknown>
  /** The label of the confirming button in the dialog. */
  readonly confirm?: string
  /** How often it is done in the end, such as once for each of the rows. @default 1 */
  readonly times?: number
  /** What shows that it is done. */
  readonly done: () => Locator
}

/** A form that is sent. */
export interface Sending extends Write {
  /** What is typed, by label. */
  readonly values: Readonly<Record<string, string>>
  /** What was chosen when it was opened, by label: the value stays as well. */
  readonly chosen?: Readonly<Record<string, string>>
  /** What the form is in, where the page has several. */
  readonly form?: () => Locator
  readonly submit: string
}

/** A request that one click makes, without a form. */
export interface Clicking extends Write {
  readonly button: () => Locator
  /** What is there as before after each failure, such as an image that was chosen. */
  readonly stays?: () => Locator
  /** What shows that it is under way. @default anything that is busy */
  readonly busy?: () => Locator
  /** What is said of each failure, where the screen has a text of its own. @default those of the catalogue */
  readonly message?: string
}

/** A request that a screen makes by itself, or by the steps of `open`. */
export interface Reading extends Omit<Write, 'confirm'> {
  /** The element that shows the failure. @default the whole page */
  readonly within?: () => Locator
  /** What shows that it is under way. @default anything that is busy */
  readonly busy?: () => Locator
}

const host = testPage()

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  // The client waits a random time before it tries again.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await page.viewport(1280, 900)
})

afterEach(async () => {
  await dismissToasts()
  closeAllDialogs()
  vi.restoreAllMocks()
})

/** Shows the screen of a test, and does the steps before it. */
export async function open(
  {
    screen,
    call,
    answers = {},
    open: begin,
  }: Omit<Write, 'done' | 'call'> & { readonly call: Pick<Call, 'id'> },
  network = new ScriptedNetwork(),
): Promise<ScriptedNetwork> {
  network.answers = typeof answers === 'function' ? answers(() => network.timesDone(call) > 0) : answers
  host.show(<NetworkContext value={network}>{screen}</NetworkContext>)
  await begin?.()
  return network
}

const everywhere = () => page.elementLocator(document.body)

async function confirmed(confirm: string | undefined): Promise<void> {
  if (!confirm) return
  await click(() => page.getByRole('alertdialog').getByRole('button', { name: confirm }))
}

/** Under failures of every kind it was one intent: one idempotency key, and done once though it was sent often. */
function expectOnce(network: ScriptedNetwork, { call, times = 1 }: Write): void {
  if (!call.idempotent) return
  expect(network.timesDone(call), 'done').toBe(times)
  expect(network.keysOf(call).size, 'idempotency keys').toBe(times)
}

/** Calls that are done although their response was lost are done again by the next try, unless they have a key. */
const failuresOf = (call: Write['call']) =>
  failuresTold(call).filter(([failure]) => call.idempotent || failure !== 'lost')

/** Sends a form through each failure: what was typed stays, the failure is said, and sending again works in the end. */
export function survivesSending(row: Sending): void {
  const { call, title = call.id, values, chosen = {}, form, submit, confirm, done } = row
  it(`${title}: a form that fails keeps what was typed, says why, and is sent once`, async () => {
    const network = await open(row)
    const place = form ?? everywhere
    for (const [label, value] of Object.entries(values)) await type(label, value, place)
    const typed = Object.keys({ ...values, ...chosen }).map((label) => [
      label,
      labelled(label, place)().value,
    ])
    for (const [label, value] of Object.entries(chosen)) expect(labelled(label, place)().value).toBe(value)
    const summary = () => place().getByRole('region', { name: 'There is a problem' })
    const send = async () => {
      await click(() => place().getByRole('button', { name: submit }))
      await confirmed(confirm)
    }
    for (const [failure, message] of failuresOf(call)) {
      const end = network.fail(call, failure)
      await send()
      await until(() => {
        const [found] = visible(summary())
        expect(found?.textContent, failure).toContain(message)
        expect(document.activeElement, `${failure}: focus`).toBe(found)
      })
      for (const [label = '', value] of typed)
        expect(labelled(label, place)().value, `${failure}: ${label}`).toBe(value)
      end()
    }
    const end = network.fail(call, 'slow')
    await send()
    await until(() => expect(document.querySelector('form[aria-busy=true]'), 'busy').not.toBeNull())
    await until(() => expect(visible(summary()), 'slow: no problem yet').toEqual([]))
    end()
    await shown(done)
    expectOnce(network, row)
  })
}

/** Clicks through each failure: it is said, the button is there to be clicked again, and that works in the end. */
export function survivesClicking(row: Clicking): void {
  const { call, title = call.id, stays, busy, confirm, message, done } = row
  it(`${title}: a click that fails says why, can be repeated, and is done once`, async () => {
    const network = await open(row)
    const act = async () => {
      await click(row.button)
      await confirmed(confirm)
    }
    for (const [failure, words] of failuresOf(call)) {
      const end = network.fail(call, failure)
      const before = network.timesSent(call)
      await act()
      // A screen with a text of its own still shows that of the failure before, until this one is on its way.
      await until(() => expect(network.timesSent(call), failure).toBeGreaterThan(before))
      await shown(() => page.getByText(message ?? words, { exact: false }))
      await until(() => expect(visible(row.button()).at(-1), failure).toBeEnabled())
      if (stays) await shown(stays)
      end()
      await dismissToasts()
    }
    const end = network.fail(call, 'slow')
    await act()
    if (busy) await shown(busy)
    else await until(() => expect(busyParts(), 'busy').not.toEqual([]))
    end()
    await shown(done)
    expectOnce(network, row)
  })
}

/** Reads through each failure: it is said with a button that tries again, and then it is there. */
export function survivesReading(row: Reading): void {
  const { call, title = call.id, within = everywhere, busy, done } = row
  it(`${title}: what cannot be read says why, and is read by trying again`, async () => {
    const network = new ScriptedNetwork()
    const alert = () => within().getByRole('alert')
    let end = () => {}
    for (const [index, [failure, message]] of failuresTold(call).slice(0, -1).entries()) {
      end = network.fail(call, failure)
      if (index === 0) await open(row, network)
      else await click(() => alert().getByRole('button', { name: 'Try again' }))
      await until(() => expect(visible(alert()).at(-1)?.textContent, failure).toContain(message))
      end()
    }
    end = network.fail(call, 'slow')
    await click(() => alert().getByRole('button', { name: 'Try again' }))
    if (busy) await shown(busy)
    else await until(() => expect(busyParts(), 'busy').not.toEqual([]))
    end()
    await shown(done)
  })
}

/** A call whose response is lost although it was done. */
export type Lost = Omit<Clicking, 'stays' | 'busy'>

/** Clicks while the platform does it and its response is lost: that is shown, and the screen finds out what was done. */
export function findsOutWhatWasDone(row: Lost): void {
  const { call, title = call.id, confirm, message = 'Connection failed.', done } = row
  it(`${title}: a screen whose response was lost finds out that it was done`, async () => {
    const network = await open(row)
    const end = network.fail(call, 'lost')
    await click(row.button)
    await confirmed(confirm)
    await until(() => expect(document.body.textContent).toContain(message))
    end()
    await dismissToasts()
    await shown(done)
    expect(network.timesDone(call), 'done').toBe(1)
  })
}

/** Opens a screen while each of its calls fails in each way: it is said, and all is there by trying again. */
export function survivesAllReads(title: string, screen: ReactElement, within = everywhere): void {
  it(`${title}: what cannot be read says why, and all of it is there by trying again`, async () => {
    const network = new ScriptedNetwork()
    const alerts = () => visible(within().getByRole('alert').filter({ has: again() }))
    const again = () => page.getByRole('button', { name: 'Try again' })
    const retry = () => {
      for (const each of visible(again())) each.click()
    }
    let end = () => {}
    for (const [index, [failure, message]] of failures.slice(0, -1).entries()) {
      const next = network.fail('all', failure)
      end()
      end = next
      if (index === 0) await open({ screen, call: { id: '' } }, network)
      else retry()
      await until(() => {
        expect(alerts().length, failure).toBeGreaterThan(0)
        for (const each of alerts()) {
          // A button that was clicked while the failure before was still on its way is clicked again.
          if (!each.textContent.includes(message)) each.querySelector('button')?.click()
          expect(each.textContent, failure).toContain(message)
        }
      })
    }
    const letGo = network.fail('all', 'slow')
    end()
    retry()
    await until(() => expect(busyParts(), 'busy').not.toEqual([]))
    letGo()
    await until(() => {
      // A part that is only shown now may have failed before, and is tried again like the others.
      retry()
      expect(alerts()).toEqual([])
      expect(busyParts(), 'busy').toEqual([])
    })
    await shown(() => within().getByRole('heading'))
  })
}

/** An image, which is sent as soon as it is chosen. */
export interface Uploading extends Pick<Write, 'screen' | 'answers' | 'open'> {
  readonly title: string
  /** The button that sends the form around it. */
  readonly submit: string
}

/** Sends an image through each failure: it says why at the image, and is sent by trying again. */
export function survivesUploading({ title, screen, answers, open: begin, submit }: Uploading): void {
  it(`${title}: an image that fails says why at the image, and is sent by trying again`, async () => {
    const picture = () => page.getByRole('list', { name: 'Selected pictures' }).getByRole('listitem')
    const again = () => picture().getByRole('button', { name: 'Try again' })
    const network = await open({
      screen,
      call: uploadPicture,
      answers: {
        uploadPicture: { id: 'upl_1', url: '', width: 1, height: 1, size: 70 },
        ...(answers as Answers | undefined),
      },
      open: async () => {
        await begin?.()
        await shown(button(submit))
      },
    })
    for (const [index, [failure, message]] of failuresTold(uploadPicture).slice(0, -1).entries()) {
      const end = network.fail(uploadPicture, failure)
      if (index === 0) await choosePicture('account.png')
      else await click(again)
      await until(() => expect(picture().element().textContent, failure).toContain(message))
      end()
    }
    const end = network.fail(uploadPicture, 'slow')
    await click(again)
    await shown(() => picture().getByRole('progressbar', { name: 'Uploading' }))
    end()
    await until(() => expect(picture().element().textContent).toContain('Uploaded'))
    expect(picture().elements()).toHaveLength(1)
  })
}
