import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../inline/Inline.tsx'
import { PasswordField } from '../password-field/PasswordField.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { PopupDialog, type PopupDialogProps } from './PopupDialog.tsx'

/** A long page with an opener in its middle, as pages are. */
function Page({ open: _open, ...popup }: PopupDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <Stack>
      <div style={{ blockSize: '120vh' }}>
        <Text>The page goes on below.</Text>
      </div>
      <Inline>
        <Button onClick={() => setOpen(true)}>Sign in</Button>
      </Inline>
      <div style={{ blockSize: '120vh' }} />
      <PopupDialog
        {...popup}
        open={open}
        onClose={(reason) => {
          popup.onClose(reason)
          setOpen(false)
        }}
      />
    </Stack>
  )
}

const fields = (
  <Stack>
    <TextField label="Username" autoComplete="username" />
    <PasswordField label="Password" />
    <Button fullWidth>Continue</Button>
  </Stack>
)

const meta = {
  title: 'UI/Modal/PopupDialog',
  component: PopupDialog,
  args: { open: false, label: 'Sign in', title: 'Welcome back', onClose: fn(), children: fields },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PopupDialog>
export default meta
type Story = StoryObj<typeof meta>

async function openIt() {
  const opener = screen.getByRole('button', { name: 'Sign in' })
  opener.scrollIntoView({ block: 'center' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog') }
}

/** Open, to be looked at. */
export const Open: Story = {
  play: async () => {
    const { dialog } = await openIt()
    await expect(dialog).toHaveAccessibleName('Welcome back')
  },
}

/** Focus begins in the first field, loops in both directions, and never leaves. */
export const KeepsFocus: Story = {
  play: async () => {
    const { dialog } = await openIt()
    await expect(screen.getByLabelText('Username')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
}

/** Escape closes; focus returns to the opener, the page has not moved and scrolls again. */
export const EscapeCloses: Story = {
  play: async ({ args }) => {
    const { opener, dialog } = await openIt()
    const before = window.scrollY
    await expect(before).toBeGreaterThan(0)
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    window.scrollTo(0, 0)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledWith('escape')
    await expect(opener).toHaveFocus()
    await expect(window.scrollY).toBe(before)
    await expect(document.documentElement.style.overflow).toBe('')
  },
}

/** A click beside it does nothing. */
export const ClickOutsideStays: Story = {
  play: async ({ args }) => {
    const { dialog } = await openIt()
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledWith('button')
  },
}

/** Without a title it is called by its name. */
export const NameOnly: Story = {
  args: { title: undefined },
  render: ({ title: _title, ...args }) => <Page {...args} />,
  play: async () => {
    const { dialog } = await openIt()
    await expect(dialog).toHaveAccessibleName('Sign in')
  },
}

/** The content scrolls inside, by keyboard too; title and actions stay in view on the smallest phone. */
export const LongContent: Story = {
  args: {
    label: 'Terms of service',
    title: 'Terms of service',
    size: 'medium',
    children: <Text>{'Each player agrees to play fairly and within their limits. '.repeat(120)}</Text>,
    footer: <Button fullWidth>I agree</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog } = await openIt()
    const scroller = await screen.findByRole('group', { name: 'Terms of service' })
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'))
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
    for (const part of [
      screen.getByRole('button', { name: 'I agree' }),
      screen.getByRole('button', { name: 'Close' }),
    ]) {
      const box = part.getBoundingClientRect()
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(box.top).toBeGreaterThanOrEqual(0)
    }
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

function WithSite(args: PopupDialogProps) {
  const [closed, setClosed] = useState(false)
  return (
    <>
      <Activity mode={closed ? 'hidden' : 'visible'}>
        <Page {...args} />
      </Activity>
      {closed && <Button onClick={() => setClosed(false)}>The site opens</Button>}
      <CloseSite onClose={() => setClosed(true)} />
    </>
  )
}

/** Represents the message that closes the site, which is not clickable. */
function CloseSite({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    window.addEventListener('story-closes-site', onClose)
    return () => window.removeEventListener('story-closes-site', onClose)
  }, [onClose])
  return null
}

/** Hidden with its page for a time, it is shown again with it, and with what was typed. */
export const ComesBackWithItsPage: Story = {
  render: (args) => <WithSite {...args} />,
  play: async ({ args }) => {
    const { dialog } = await openIt()
    await userEvent.type(screen.getByLabelText('Username'), 'sokha88')
    window.dispatchEvent(new Event('story-closes-site'))
    const again = await screen.findByRole('button', { name: 'The site opens' })
    await waitFor(() => expect(dialog).not.toBeVisible())
    await userEvent.click(again)
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByLabelText('Username')).toHaveValue('sokha88')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What was typed is still there when it is opened again, and focus is where it belongs both times. */
export const KeepsWhatWasTyped: Story = {
  args: { keepMounted: true },
  play: async () => {
    const { opener, dialog } = await openIt()
    await userEvent.type(within(dialog).getByLabelText('Username'), 'dara2026')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('')
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await expect(screen.getByLabelText('Username')).toHaveValue('dara2026')
    await expect(document.documentElement.style.overflow).toBe('hidden')
  },
}

/** It is in the DOM before it is opened, invisible and silent. */
export const Ready: Story = {
  args: { prerender: true },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[role=dialog] input')).not.toBeNull())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(document.documentElement.style.overflow).toBe('')
    const field = document.querySelector('[role=dialog] input')
    const { dialog } = await openIt()
    await expect(dialog).toContainElement(field as HTMLElement)
  },
}

const shapes = (
  <Stack>
    <Skeleton shape="line" count={3} />
  </Stack>
)

/** The click shows a skeleton at once; the content follows, and its first field has the focus. */
export const AnswersFirst: Story = {
  args: { prerender: true, skeleton: shapes },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
    await expect(document.querySelector('[role=dialog] input')).toBeNull()
    const opener = screen.getByRole('button', { name: 'Sign in' })
    opener.scrollIntoView({ block: 'center' })
    const place = window.scrollY
    for (const time of ['first', 'again']) {
      opener.click()
      // At once: what is painted next.
      const dialog = await screen.findByRole('dialog', { name: 'Welcome back' })
      await expect(dialog, time).toContainElement(document.activeElement as HTMLElement)
      const field = await within(dialog).findByLabelText('Username')
      if (matchMedia('(pointer: fine)').matches) await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(window.scrollY, time).toBe(place)
      await waitFor(() => expect(document.querySelector('[role=dialog] input')).toBeNull())
    }
  },
}

/** The skeleton alone, to be looked at: the content is slow. */
export const Shapes: Story = {
  args: { children: shapes },
  play: async () => void (await openIt()),
}

export const Empty: Story = { args: { children: undefined }, play: async () => void (await openIt()) }

export const RightToLeft: Story = {
  args: { label: 'تسجيل الدخول', title: 'مرحبا بعودتك' },
  render: (args) => (
    <div dir="rtl">
      <Page {...args} />
    </div>
  ),
  play: async () => void (await openIt()),
}
