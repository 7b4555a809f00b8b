import { ApiError } from '@baize/api'
import { comeOnline } from '@baize/site/testing'
import { closeAllDialogs } from '@baize/ui'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { clearPopup } from '../../shared/popups/popups.ts'
import { named } from './opened.tsx'

const recovered = 'story-platform-recovered'

/** A response that fails, as from a platform that is too busy, until that has recovered. */
export function untilRecovered<Value>(value: Value): () => Value | ApiError {
  let back = false
  // On a server, where stories are drawn too, nothing recovers.
  if (typeof window !== 'undefined')
    window.addEventListener(
      recovered,
      () => {
        back = true
      },
      { once: true },
    )
  return () => (back ? value : new ApiError('busy'))
}

/** Waits until a place says that the platform is busy, and lets the platform recover. */
export async function recover(place: HTMLElement): Promise<void> {
  await waitFor(() => expect(place).toHaveTextContent('We are very busy right now.'))
  dispatchEvent(new Event(recovered))
}

/** A failed load shows the error; "Try again" fails once more and stays, and then it works. */
export async function tryAgain(place: HTMLElement): Promise<void> {
  const button = await within(place).findByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await expect(button).toHaveFocus()
  await recover(place)
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toBeInTheDocument())
}

/** Types into fields and pastes days, by the name of the field. */
export async function fill(dialog: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await named(dialog, name)
    if (field.type === 'hidden') {
      // A day in parts: pasted as a whole.
      await userEvent.click(field.parentElement?.querySelector('[data-part]') as HTMLElement)
      await userEvent.paste(value)
    } else await userEvent.type(field, value, { delay: null })
  }
}

/** Clicks the button of a form, once it is mounted. */
export const send = async (dialog: HTMLElement, label: string): Promise<void> =>
  userEvent.click(await within(dialog).findByRole('button', { name: label }))

/** What was typed is still there. */
async function holds(dialog: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(await named(dialog, name)).toHaveValue(value)
}

/**
 * A submit that fails is reported in the form, which keeps all that was typed; then it succeeds. `over` waits until
 * the failure was shown, and ends it.
 */
export async function sentTwice(
  dialog: HTMLElement,
  values: Readonly<Record<string, string>>,
  label: string,
  over: (place: HTMLElement) => Promise<void> = comeOnline,
): Promise<void> {
  await fill(dialog, values)
  await send(dialog, label)
  await over(dialog)
  await holds(dialog, values)
  await send(dialog, label)
}

/** A form that is being sent shows so, and still shows what was typed. */
export async function underWay(
  dialog: HTMLElement,
  values: Readonly<Record<string, string>>,
  label: string,
): Promise<void> {
  await fill(dialog, values)
  await send(dialog, label)
  await waitFor(() => expect(dialog.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  await holds(dialog, values)
}

/** The skeleton of the loading content is shown, and nothing else yet. */
export async function waits(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeVisible())
  await expect(dialog.querySelector('form')).toBeNull()
  await expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull()
}

/** The popup of a title is closed. */
export const gone = (name: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

/** Nothing has to be scrolled sideways for it: neither the page, nor the place, nor what scrolls in it. */
export async function fitsAcross(place: HTMLElement): Promise<void> {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const wide = [document.documentElement, place, ...[...place.querySelectorAll('*')].filter(scrolls)].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  await expect(wide.map(({ tagName, className }) => `${tagName} ${className}`)).toEqual([])
}

/** Before each story: nothing was typed or seen in this browser; after it, nothing is open. */
export function fresh(): () => void {
  sessionStorage.clear()
  localStorage.removeItem('baize.announcements.anonymous')
  localStorage.removeItem('baize.announcements.user')
  return () => {
    clearPopup()
    closeAllDialogs()
  }
}
