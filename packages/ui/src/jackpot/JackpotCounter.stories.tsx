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
/** A real amount is written as it is, however odd; what is no number is a dash and never a figure. */
export const LiveHuge: Story = { args: { mode: 'live', amount: '99999999999999999999.99' } }
export const LiveZero: Story = { args: { mode: 'live', amount: '0' } }
export const LiveNegative: Story = { args: { mode: 'live', amount: '-12.5' } }
export const LiveNotANumber: Story = {
  args: { mode: 'live', amount: '<b>soon</b>', source: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('soon')
  },
}
export const LongLabel: Story = {
  args: { label: 'The jackpot of the house, of all its vendors and all its games together' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { currency: '៛' } }

/** On the narrowest phone the amount and its sign stay on one line, where a language has the sign at the end too. */
export const Narrow: Story = {
  globals: { language: 'km' },
  decorators: [
    (Counter) => (
      <div style={{ inlineSize: 288 }}>
        <Counter />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const figures = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-ready=true]')
      if (!found) throw new Error('no amount yet')
      return found
    })
    const tops = [...figures.children].map((figure) => Math.round(figure.getBoundingClientRect().bottom))
    // A figure that rolls in is a little lower.
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(
      Number.parseFloat(getComputedStyle(figures).fontSize) / 2,
    )
  },
}

/** Says that it is an illustration, is silent for screen readers, and can be stopped. */
export const Illustration: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-ready=true]')).not.toBeNull())
    await expect(
      canvas.getByText('For illustration only, not a real jackpot').closest('[aria-hidden]'),
    ).not.toBeNull()
    const control = canvas.getByRole('button', { name: /^(Pause|Play)$/ })
    const before = control.getAttribute('aria-label')
    await userEvent.click(control)
    await expect(control.getAttribute('aria-label')).not.toBe(before)
    await userEvent.click(control)
  },
}
