import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Countdown, countdownFormats } from './Countdown.tsx'

const now = Date.UTC(2026, 10, 21, 3, 0, 0)

const meta = {
  title: 'UI/Text/Countdown',
  component: Countdown,
  args: { label: 'Time until the draw', to: now + 3_725_000, now, onEnd: fn() },
  argTypes: { format: { control: 'inline-radio', options: countdownFormats } },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

/** Its figures are not read out each second. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time until the draw' })
    await expect(timer).toHaveTextContent('1:02:05')
    await expect(timer).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const Formats: Story = {
  render: (args) => (
    <Stack align="start">
      {countdownFormats.map((format) => (
        <Countdown {...args} key={format} format={format} label={format} />
      ))}
    </Stack>
  ),
}

/** At a few marks it is read out, in words. */
export const Mark: Story = {
  args: { to: now + 42_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Time until the draw: 1 minute')
  },
}

export const LastSeconds: Story = { args: { to: now + 7_000 } }

/** Over: said once, and in its own words. */
export const Ended: Story = {
  args: { to: now - 5_000, ended: 'The draw has begun' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('The draw has begun')
    await expect(canvas.getByRole('status')).toHaveTextContent('Time until the draw: ended')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

function Live({ onEnd }: { onEnd?: (() => void) | undefined }) {
  const [to] = useState(() => Date.now() + 1_400)
  return <Countdown label="Time until the draw" to={to} silent {...(onEnd && { onEnd })} />
}

/** Moves on by the clock, and ends once. */
export const Ticks: Story = {
  render: ({ onEnd }) => <Live onEnd={onEnd} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:00'), { timeout: 4000 })
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const ManyDays: Story = { args: { to: now + 864_000_000, format: 'long' } }
export const Skewed: Story = { args: { skew: 60_000 } }
export const NoInstant: Story = {
  args: { to: 'never' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('–')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: { to: now, ended: <Text as="span">{'What happens after the time is over. '.repeat(8)}</Text> },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الوقت حتى السحب' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:02:05')
  },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { format: 'long', label: 'ពេលនៅសល់' } }
