import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleGames } from '../game-tile/sample-games.ts'
import { GameGrid } from './GameGrid.tsx'

const meta = {
  title: 'UI/Gaming/GameGrid',
  component: GameGrid,
  args: { label: 'Slots', games: sampleGames(30), onPlay: fn() },
} satisfies Meta<typeof GameGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithEverything: Story = {
  args: { favourites: new Set(['angkor-gold']), onFavouriteChange: fn(), counters: true, eager: true },
}
export const One: Story = { args: { games: sampleGames(1) } }
export const Empty: Story = { args: { games: [] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'ហ្គេមស្លុត' } }

export const Plays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [tile] = canvas.getAllByRole('button', { name: /^Angkor Gold/ })
    tile?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledWith('angkor-gold')
  },
}

export const LongText: Story = {
  args: {
    label: 'Slots',
    games: sampleGames(8).map((game) => ({
      ...game,
      name: `${game.name} `.repeat(20),
      vendor: 'A vendor with a very long name '.repeat(6),
    })),
  },
}
