import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from './CountBadge.tsx'

const meta = {
  title: 'UI/Text/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 unread messages' },
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

/** The number is visible; a screen reader announces what is counted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread messages')).toBeInTheDocument()
  },
}

export const Many: Story = { args: { count: 1204, label: '1,204 unread messages' } }
export const Quiet: Story = { args: { tone: 'neutral' } }

export const NoneShowsNothing: Story = {
  args: { count: 0, label: 'No unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No unread messages')).toBeNull()
  },
}

export const BelowNoneShowsNothing: Story = { args: { count: -5 } }
export const NotANumber: Story = { args: { count: Number.NaN } }
export const LongText: Story = { args: { label: '3 messages that nobody has read so far, '.repeat(5) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { count: 120, label: '120 رسالة' } }
