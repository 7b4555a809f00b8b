import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { JackpotCounter } from './JackpotCounter.tsx'

const meta = {
  title: 'UI/Gaming/JackpotCounter',
  component: JackpotCounter,
  args: { mode: 'illustration', currency: '$' },
} satisfies Meta<typeof JackpotCounter>
export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = { globals: { motion: 'reduced' } }
export const Live: Story = {
  args: { mode: 'live', amount: '1284003.5', source: 'Sandbox Slots, Dragon Palace', label: 'Grand jackpot' },
}
export const LiveWithoutAmountYet: Story = { args: { mode: 'live' } }
export const Off: Story = { args: { mode: 'off' } }
export const LongLabel: Story = {
  args: { label: 'The jackpot of the house, of all its vendors and all its games together' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { currency: '៛' } }

/** Says that it is an illustration, is silent for screen readers, and can be stopped. */
export const Illustration: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-ready=true]')).not.toBeNull())
    await expect(canvas.getByText('Illustration').closest('[aria-hidden]')).not.toBeNull()
    const control = canvas.getByRole('button', { name: /^(Pause|Play)$/ })
    const before = control.getAttribute('aria-label')
    await userEvent.click(control)
    await expect(control.getAttribute('aria-label')).not.toBe(before)
    await userEvent.click(control)
  },
}
