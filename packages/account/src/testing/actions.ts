import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The control of a field, once it is there: labels follow the language, names do not. */
export function fieldNamed(canvas: HTMLElement, name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })
}

/** Clicks a button by its text, once it is mounted. */
export async function press(canvas: HTMLElement, label: string | RegExp): Promise<void> {
  const button = await waitFor(() => within(canvas).getByRole('button', { name: label }))
  await userEvent.click(button)
}

/** The hostile name is text and no more, and nothing on the screen needs to be scrolled sideways for it. */
export async function staysText(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas).toHaveTextContent('<img src=x'))
  await expect(canvas.querySelector('img[src=x]')).toBeNull()
  await expect(canvas.scrollWidth).toBeLessThanOrEqual(canvas.clientWidth)
}
