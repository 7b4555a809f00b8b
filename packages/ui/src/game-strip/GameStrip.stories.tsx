import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { sampleGames } from '../game-tile/sample-games.ts'
import { DiceIcon, HotIcon } from '../icons/icons.ts'
import { GameStrip } from './GameStrip.tsx'

const meta = {
  title: 'UI/Gaming/GameStrip',
  component: GameStrip,
  args: { title: 'Slots', icon: <DiceIcon />, seeAllHref: '#rng', games: sampleGames(14), onPlay: fn() },
} satisfies Meta<typeof GameStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TwoRows: Story = { args: { rows: 2, games: sampleGames(20) } }
export const Few: Story = { args: { games: sampleGames(3) } }
export const HotMovesOn: Story = { args: { title: 'Hot games', icon: <HotIcon />, autoplay: true } }
export const WithFavourites: Story = {
  args: { favourites: new Set(['angkor-gold']), onFavouriteChange: fn(), counters: true },
}
export const Empty: Story = {
  args: { games: [], children: <EmptyState title="No games of this kind yet" level={3} /> },
}
export const LongTitle: Story = {
  args: { title: 'A section with a title that is longer than a phone is wide, and then some' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { title: 'ហ្គេមស្លុត' } }

/** The arrows move the row to its end and say when there is no more. */
export const ByArrows: Story = {
  globals: { motion: 'reduced' },
  args: { games: sampleGames(40) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next: Slots' })
    const back = canvas.getByRole('button', { name: 'Previous: Slots' })
    const row = canvasElement.querySelector('ul')
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'))
    next.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(Math.abs(row?.scrollLeft ?? 0)).toBeGreaterThan(100))
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
    row?.scrollTo({ left: document.documentElement.dir === 'rtl' ? -99_999 : 99_999 })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
  },
}
