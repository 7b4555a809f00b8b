import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LiveClock } from './LiveClock.tsx'

const meta = { title: 'UI/Data/LiveClock', component: LiveClock } satisfies Meta<typeof LiveClock>
export default meta
type Story = StoryObj<typeof meta>

export const WithDate: Story = { args: { date: true } }
export const WithoutOffset: Story = { args: { offset: false } }
export const OtherZone: Story = { args: { timeZone: 'America/St_Johns' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { date: true } }

/** Moves on each second, names its offset, and is not announced. */
export const Ticks: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('GMT+07:00')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    const time = canvasElement.querySelector('time')
    const before = time?.dateTime
    await waitFor(() => expect(time?.dateTime).not.toBe(before), { timeout: 2500 })
  },
}
