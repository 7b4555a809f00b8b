import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GameFrame } from './GameFrame.tsx'

/** A page of our own origin that represents a game. */
const game = 'about:blank'

const meta = {
  title: 'UI/Gaming/GameFrame',
  component: GameFrame,
  args: {
    title: 'Dragon Palace',
    src: game,
    startedAt: Date.now() - 754_000,
    net: '15.5',
    balance: '1284.25',
    currency: '$',
    onExit: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GameFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { src: undefined, startedAt: undefined, net: '0' } }
export const NotKnownYet: Story = { args: { net: undefined, balance: undefined } }
/** A member who has set limits sees what is left of them while playing. */
export const WithLimits: Story = {
  args: {
    limits: [
      { id: 'loss', label: 'Loss limit left', value: '$180.00' },
      { id: 'time', label: 'Time left', value: '42 min' },
    ],
  },
}
/** A game in a window of its own: the session stays here. */
export const Elsewhere: Story = { args: { src: undefined, fallback: 'The game is open in another window.' } }
export const Losing: Story = { args: { net: '-240' } }
export const Trial: Story = { args: { trial: true, currency: 'FUN' } }
export const LongNameAndHugeAmounts: Story = {
  args: {
    title: 'Temple of the Thousand Lanterns Deluxe Edition',
    net: '-98765432.1',
    balance: '98765432109.5',
    currency: '៛',
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { title: 'វិមាននាគ' } }

export const Failed: Story = {
  args: { src: undefined, error: 'The vendor is under maintenance.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The vendor is under maintenance.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A game of another origin is sandboxed; the close button works by keyboard while it runs. */
export const Running: Story = {
  args: { src: 'https://game.invalid/play' },
  play: async ({ args, canvas, userEvent }) => {
    const frame = await waitFor(() => canvas.getByTitle('Dragon Palace'))
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
    canvas.getByRole('button', { name: 'Exit' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExit).toHaveBeenCalledOnce()
  },
}

export const SameOriginHasNoSandbox: Story = {
  args: { src: '/game-of-our-own' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Dragon Palace')).not.toHaveAttribute('sandbox')
  },
}
