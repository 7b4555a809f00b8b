import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ChatFrame } from './ChatFrame.tsx'
import { chatFrameSettings } from './settings.ts'

const meta = {
  title: 'UI/Gaming/ChatFrame',
  component: ChatFrame,
  args: {
    title: 'Live chat',
    address: 'https://chat.invalid/room',
    allowedOrigins: ['https://chat.invalid'],
    onRetry: fn(),
  },
} satisfies Meta<typeof ChatFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the chat')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** In a sandbox, without the page's address, and with a way to open it by itself. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const frame = await waitFor(() => canvas.getByTitle('Live chat'))
    await expect(frame).toHaveAttribute('sandbox', chatFrameSettings.sandbox)
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Open in a new tab' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** An address of another origin is neither framed nor linked. */
export const Refused: Story = {
  args: { address: 'https://chat.invalid.evil.example/room' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not trusted by this site')
    await expect(canvasElement.querySelector('iframe, a')).toBeNull()
  },
}

export const HostileAddress: Story = {
  args: { address: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvasElement.querySelector('iframe, a, img')).toBeNull()
  },
}

export const Failed: Story = {
  args: { error: 'All agents are busy.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('All agents are busy.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Without a network it says so, and opens when that is back. */
export const Offline: Story = {
  args: { address: undefined },
  beforeEach: () => {
    const online = { value: false }
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online.value })
    const back = () => {
      online.value = true
    }
    window.addEventListener('story-online', back)
    return () => {
      window.removeEventListener('story-online', back)
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are offline')
    window.dispatchEvent(new Event('story-online'))
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Opening the chat')
  },
}

export const LongText: Story = {
  args: {
    title: 'A chat with a very long title that goes on and on '.repeat(5),
    error: 'It failed. '.repeat(40),
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الدردشة المباشرة', address: undefined },
}
