import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { sanitise } from '../html/sanitise.ts'
import { confirm } from './confirm.ts'
import { Dialog, type DialogProps, dialogIcons } from './Dialog.tsx'
import { DialogHost } from './DialogHost.tsx'
import { closeAllDialogs, openDialog } from './dialogStack.ts'

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...args}
        open={open}
        onAnswer={(value) => {
          args.onAnswer?.(value)
          setOpen(false)
        }}
        onClose={(reason) => {
          args.onClose(reason)
          setOpen(false)
        }}
      />
    </>
  )
}

async function openIt() {
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  return opener
}

const meta = {
  title: 'UI/Modal/Dialog',
  component: Dialog,
  args: {
    open: false,
    label: 'Sign out',
    title: 'Sign out?',
    message: 'You can sign in again at any time.',
    icon: 'question',
    buttons: [
      { label: 'Stay', value: 'cancel', tone: 'neutral', initialFocus: true },
      { label: 'Sign out', value: 'confirm' },
    ],
    onAnswer: fn(),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** With several buttons it is an alert dialog; focus begins on the least harmful. */
export const Question: Story = {
  play: async ({ args }) => {
    const opener = await openIt()
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    await expect(dialog).toHaveAccessibleDescription('You can sign in again at any time.')
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('confirm')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** Space for a table, whose words begin at the edge. */
export const Large: Story = {
  args: {
    size: 'large',
    message: 'Every term that the new version of a contract changes, one below the other.',
  },
  play: async () => {
    await openIt()
    const dialog = await screen.findByRole('alertdialog')
    const message = screen.getByText(/^Every term/)
    await expect(getComputedStyle(message).textAlign).toBe('start')
    await expect(dialog).toContainElement(message)
  },
}

/** Open, to be looked at. */
export const Open: Story = { args: { icon: 'caution' }, play: async () => void (await openIt()) }

/** A click beside it closes it where that is allowed; a pointer that is only released there does not. */
export const ClickOnCover: Story = {
  args: { dismissible: true },
  play: async ({ args }) => {
    await openIt()
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('You can sign in again at any time.') },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('backdrop'))
  },
}

/** Closes by itself when its time is over. */
export const Timeout: Story = {
  args: { timeout: 400, buttons: [], icon: 'positive', title: 'Copied' },
  play: async ({ args }) => {
    await openIt()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('timeout'), { timeout: 3000 })
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Waits while it is pointed at. */
export const TimeoutWaits: Story = {
  args: { timeout: 500, buttons: [], icon: 'info', title: 'Read me' },
  play: async ({ args }) => {
    await openIt()
    await userEvent.hover(await screen.findByText('Read me'))
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Rich text from an operator, made safe. */
export const RichText: Story = {
  render: ({ message: _message, ...args }) => (
    <Opened
      {...args}
      html={sanitise('<p>Deposits made <strong>today</strong> count double.</p><script>1</script>')}
    />
  ),
  play: async () => {
    await openIt()
    await expect(await screen.findByText('today')).toBeVisible()
    await expect(document.querySelector('[role=alertdialog] script')).toBeNull()
  },
}

/** Each icon with its colour. */
export const Icons: Story = {
  render: () => (
    <>
      {dialogIcons.map((icon) => (
        <Button
          key={icon}
          onClick={() =>
            openDialog({ label: icon, title: icon, icon, buttons: [{ label: 'OK', value: 'ok' }] })
          }
        >
          {icon}
        </Button>
      ))}
      <DialogHost />
    </>
  ),
}

const answered = fn()

/** Two at once: only the topmost takes keys; each closing returns focus one step back. */
export const StackOfTwo: Story = {
  render: () => (
    <>
      <Button
        onClick={async () => {
          const answer = await openDialog({
            label: 'First',
            title: 'First',
            buttons: [{ label: 'Next', value: 'next' }],
          })
          answered(answer)
        }}
      >
        Open
      </Button>
      <Button
        onClick={async () =>
          answered(await confirm({ question: 'Really?', confirmLabel: 'Yes', cancelLabel: 'No' }))
        }
      >
        Ask
      </Button>
      <DialogHost />
    </>
  ),
  play: async () => {
    answered.mockClear()
    const opener = await openIt()
    const first = await screen.findByRole('dialog', { name: 'First' })
    const next = screen.getByRole('button', { name: 'Next' })
    await expect(next).toHaveFocus()
    const second = confirm({ question: 'Really?', confirmLabel: 'Yes', cancelLabel: 'No' })
    const top = await screen.findByRole('alertdialog', { name: 'Really?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(top).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(await second).toBe(false)
    await expect(first).toBeVisible()
    await waitFor(() => expect(next).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answered).toHaveBeenCalledWith(undefined))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('')
  },
}

/** `confirm()` resolves to true only for the confirming button. */
export const Confirmed: Story = {
  ...StackOfTwo,
  play: async () => {
    answered.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
  },
}

export const LongText: Story = {
  args: {
    title: 'A title that does not know when to stop. '.repeat(5),
    message: 'And a message after it. '.repeat(60),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openIt()
    const button = await screen.findByRole('button', { name: 'Stay' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** What a server sent is text, whatever it looks like; a word without a break stays within. */
export const BadInput: Story = {
  args: { title: 'W'.repeat(200), message: '<b>not bold</b><img src=x onerror=alert(1)>' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openIt()
    await expect(await screen.findByText('<b>not bold</b><img src=x onerror=alert(1)>')).toBeVisible()
    const close = await screen.findByRole('button', { name: 'Stay' })
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'تسجيل الخروج',
    title: 'تسجيل الخروج؟',
    message: 'تبقى الرهانات المفتوحة.',
    icon: 'question',
    buttons: [
      { label: 'البقاء', value: 'stay' },
      { label: 'الخروج', value: 'leave' },
    ],
  },
  play: async () => void (await openIt()),
}

function OpenedParts({ onClose }: Pick<DialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  const close: DialogProps['onClose'] = (reason) => {
    onClose(reason)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog.Root open={open} label="Terms" size="medium" onClose={close}>
        <Dialog.Header>Terms of the offer</Dialog.Header>
        <p>Between the header and what scrolls.</p>
        <Dialog.Body>{'A condition of many. '.repeat(200)}</Dialog.Body>
        <Dialog.Footer>
          <Button fullWidth onClick={() => close('button')}>
            Agree
          </Button>
        </Dialog.Footer>
      </Dialog.Root>
    </>
  )
}

/** Parts in a layout of one's own: header and footer stay in view, and the focus returns. */
export const Parts: Story = {
  globals: { language: 'en' },
  render: ({ onClose }) => <OpenedParts onClose={onClose} />,
  play: async ({ args }) => {
    const opener = await openIt()
    const dialog = await screen.findByRole('dialog', { name: 'Terms' })
    await expect(within(dialog).getByRole('heading', { name: 'Terms of the offer' })).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Agree' })).toBeVisible()
    await expect(await within(dialog).findByRole('group', { name: 'Terms' })).toHaveAttribute('tabindex', '0')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenLastCalledWith('button')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
