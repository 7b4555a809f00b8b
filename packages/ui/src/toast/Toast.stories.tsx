import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { PopupDialog } from '../modal/PopupDialog.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { dismissToast, toast, toasts } from './toasts.ts'

function clear() {
  for (const { id } of toasts.shown) dismissToast(id)
}

const meta = {
  title: 'UI/Feedback/Toast',
  component: ToastRegion,
  render: () => (
    <>
      <Button onClick={() => toast({ message: 'Copied', timeout: null })}>Copy</Button>
      <Button
        tone="critical"
        onClick={() => toast({ message: 'The line is busy. Try again.', tone: 'critical' })}
      >
        Fail
      </Button>
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    clear()
    return clear
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    const region = screen.getByRole('region', { name: 'Messages' })
    await waitFor(() => expect(region).toHaveTextContent('Copied'))
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The line is busy'))
  },
}

/** Removed by its button. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Copied')).not.toBeInTheDocument())
  },
}

/** No more than four at a time. */
export const Many: Story = {
  play: async () => {
    for (let number = 1; number <= 6; number += 1)
      toast({ message: `Message ${number}`, tone: 'info', timeout: null })
    await waitFor(() => expect(screen.getByText('Message 6')).toBeVisible())
    await waitFor(() => expect(screen.queryByText('Message 2')).not.toBeInTheDocument())
  },
}

/** F8 moves the focus to the messages, which then stay; Escape moves it back and closes nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' })
    copy.focus()
    toast({ message: 'Saved', timeout: 300 })
    await screen.findByText('Saved')
    await userEvent.keyboard('{F8}')
    const region = screen.getByRole('region', { name: 'Messages' })
    await expect(region).toHaveFocus()
    await userEvent.tab()
    await expect(within(region).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(screen.getByText('Saved')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(copy).toHaveFocus()
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
  },
}

/** A finger that moves a message far enough dismisses it; a short way does not. */
export const Swiped: Story = {
  play: async () => {
    toast({ message: 'Saved', timeout: null })
    const message = await screen.findByText('Saved')
    const swipe = (by: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: message, coords: { clientX: 200, clientY: 10 } },
        { pointerName: 'TouchA', target: message, coords: { clientX: 200 + by / 2, clientY: 10 } },
        { pointerName: 'TouchA', target: message, coords: { clientX: 200 + by, clientY: 10 } },
        { keys: '[/TouchA]', target: message, coords: { clientX: 200 + by, clientY: 10 } },
      ])
    await swipe(40)
    await expect(message).toBeVisible()
    await swipe(-120)
    await waitFor(() => expect(message).not.toBeInTheDocument())
  },
}

export const Empty: Story = {}

export const LongText: Story = {
  play: async () => {
    toast({ message: 'There is far more to say than a short message should. '.repeat(8), timeout: null })
    await expect(await screen.findByText(/far more to say/)).toBeVisible()
  },
}

/** What a server sent is text, whatever it looks like; a word without a break stays within. */
export const BadInput: Story = {
  play: async () => {
    toast({ message: '<b>not bold</b><img src=x onerror=alert(1)>', timeout: null })
    toast({ message: 'W'.repeat(200), tone: 'critical', timeout: null })
    await expect(await screen.findByText('<b>not bold</b><img src=x onerror=alert(1)>')).toBeVisible()
    const long = await screen.findByText(/WWW/)
    await expect(long.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    toast({ message: 'تم النسخ', timeout: null })
    await expect(await screen.findByText('تم النسخ')).toBeVisible()
  },
}

function OverADialog() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <PopupDialog open={open} label="Limits" title="Limits" onClose={() => setOpen(false)}>
        <Button
          tone="critical"
          onClick={() => toast({ message: 'The line is busy. Try again.', tone: 'critical' })}
        >
          Fail
        </Button>
      </PopupDialog>
      <ToastRegion />
    </>
  )
}

/** While a dialog is open a toast is rendered in it: it is read out, and can be dismissed. It stays when the dialog closes. */
export const InADialog: Story = {
  render: () => <OverADialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Limits' })
    const fail = within(dialog).getByRole('button', { name: 'Fail' })
    await userEvent.click(fail)
    const first = await within(dialog).findByRole('alert')
    const dismiss = within(first).getByRole('button', { name: 'Dismiss' })
    const { x, y, width, height } = dismiss.getBoundingClientRect()
    await expect(dismiss.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
    await userEvent.click(dismiss)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(fail)
    await within(dialog).findByRole('alert')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('alert')).toBeVisible()
  },
}
