import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { BottomBar } from '../shell/BottomBar.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { FloatingService } from './FloatingService.tsx'

const all = [
  { csType: 'LIVECHAT', title: 'Live chat', href: '#chat' },
  { csType: 'TELEGRAM 1', title: 'Telegram, Khmer', href: 'https://t.me/example_one' },
  { csType: 'TELEGRAM 2', title: 'Telegram, English', href: 'https://t.me/example_two' },
  { csType: 'FACEBOOK', title: '', href: 'https://facebook.com/example' },
].map((service) => ({ ...service, href: service.href.replace('#chat', '/wps/service/chat') }))

const meta = {
  title: 'UI/Site/FloatingService',
  component: FloatingService,
  args: { services: all, onServiceSelect: fn() },
} satisfies Meta<typeof FloatingService>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Opens a small menu of links; without a title one is named by its kind. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer service' }))
    const panel = await screen.findByRole('dialog', { name: 'Customer service' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(screen.getAllByRole('link')).toHaveLength(4)
    await expect(screen.getByRole('link', { name: 'FACEBOOK' })).toHaveAttribute('target', '_blank')
    const box = panel.getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Customer service' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Live chat' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** With one it leads there at once. */
export const OnlyOne: Story = {
  args: { services: [{ csType: 'TELEGRAM', title: 'Telegram', href: 'https://t.me/example' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Customer service: Telegram' })
    await expect(link).toHaveAttribute('href', 'https://t.me/example')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** Over the bar of places, never on it. */
export const OverTheBottomBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0 }}>
        <BottomBar
          label="Shortcuts"
          items={[
            { id: 'home', label: 'Home', href: '#home' },
            { id: 'wallet', label: 'Wallet', href: '#wallet' },
            { id: 'me', label: 'Me', href: '#me' },
          ]}
        />
      </div>
      <FloatingService {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Customer service' }).getBoundingClientRect()
    await expect(button.bottom).toBeLessThanOrEqual(bar.top)
  },
}

/** A field under it can be typed into: on a phone the button is hidden for as long. */
export const MakesRoom: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <TextField label="Code" name="code" />
      <FloatingService {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Customer service' })
    await userEvent.click(canvas.getByLabelText('Code'))
    await waitFor(() => expect(button).not.toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(button).toBeVisible())
  },
}

/** Without any there is no button. */
export const Empty: Story = { args: { services: [] } }

/** An unknown kind has the general icon; an unsafe address is left out. */
export const BadInput: Story = {
  args: {
    services: [
      {
        csType: 'PIGEON',
        title: 'A kind that nobody knows, with a very long name '.repeat(4),
        href: '/wps/service/7',
      },
      { csType: 'LIVECHAT', title: '<b>Live</b>', href: '/wps/service/8' },
      { csType: 'TELEGRAM', title: 'Unsafe', href: 'javascript:alert(1)' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findAllByRole('link')).toHaveLength(2)
    await expect(screen.getByRole('link', { name: '<b>Live</b>' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { services: all.map((service) => ({ ...service, title: 'الدعم' })) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button.getBoundingClientRect().left).toBeLessThan(60)
    await userEvent.click(button)
    await screen.findByRole('dialog')
  },
}
