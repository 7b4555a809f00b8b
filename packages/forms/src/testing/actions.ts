import { expect, userEvent, waitFor } from 'storybook/test'

/** The control of a field: labels follow the language, names do not. */
export function box(canvas: HTMLElement, name: string): HTMLInputElement {
  const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

/** The control of a field, once it is there. */
export function boxOnceThere(canvas: HTMLElement, name: string): Promise<HTMLInputElement> {
  return waitFor(() => box(canvas, name))
}

/** Types into text fields, chooses in selections, by the name of the field. */
export async function fill(canvas: HTMLElement, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const control: HTMLElement = await boxOnceThere(canvas, name)
    if (control instanceof HTMLInputElement && control.type === 'hidden') {
      // A day in parts: pasted as a whole.
      await userEvent.click(control.parentElement?.querySelector('[data-part]') as HTMLElement)
      await userEvent.paste(text)
    } else if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text)
    else if (control instanceof HTMLInputElement && control.type === 'radio') {
      await userEvent.click(canvas.querySelector(`[name="${name}"][value="${text}"]`) as HTMLElement)
    } else {
      await userEvent.clear(control)
      await userEvent.type(control, text, { delay: null })
    }
  }
}

/** Clicks the submit button. */
export async function send(canvas: HTMLElement): Promise<void> {
  await userEvent.click(canvas.querySelector('button[type="submit"]') as HTMLButtonElement)
}

/** The list of errors at the head of the form. */
export function summary(canvas: HTMLElement): HTMLElement | null {
  return canvas.querySelector<HTMLElement>('section[aria-labelledby][tabindex="-1"]')
}

/** Waits for the list of errors to have the focus, and returns its text. */
export async function failed(canvas: HTMLElement): Promise<readonly string[]> {
  await waitFor(() => expect(summary(canvas)).toHaveFocus())
  return [...(summary(canvas)?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? '')
}

/** What a submit does that never ends: the busy state. */
export const never = () => new Promise<never>(() => {})

/** What a submit does that the server takes, a moment later. */
export const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 50))

/** Waits for a form that was taken: nothing is busy, nothing is wrong, and the tab keeps nothing of what was typed. */
export async function taken(canvas: HTMLElement): Promise<void> {
  const form = canvas.querySelector('form')
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'))
  await waitFor(() => expect(form).not.toHaveAttribute('aria-busy', 'true'))
  await expect(summary(canvas)).toBeNull()
  await expect(Object.keys(sessionStorage).filter((key) => key.startsWith('baize.draft.'))).toEqual([])
}
