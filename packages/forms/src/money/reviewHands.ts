import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** The confirmation before a money call, once it is shown. */
export function question(): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', {}, { timeout: 5000 })
}

/** Closes it: `yes` is the last button of its own, `no` the first, whatever the language. */
export async function answer(word: 'yes' | 'no'): Promise<void> {
  const dialog = await question()
  const buttons = dialog.querySelectorAll<HTMLElement>('button:not(section[aria-live] *)')
  await userEvent.click(buttons[word === 'yes' ? buttons.length - 1 : 0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** What has taken the form's place, once it is there and has the focus. */
export async function donePanel(canvas: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
  const panel = canvas.querySelector<HTMLElement>('[role="status"][tabindex="-1"]') as HTMLElement
  await waitFor(() => expect(panel).toHaveFocus())
  return panel
}
