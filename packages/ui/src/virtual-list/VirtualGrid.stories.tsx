import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { type Game, GameTile } from '../game-tile/GameTile.tsx'
import { sampleGames } from '../game-tile/sample-games.ts'
import { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx'

const GameGrid = (props: VirtualGridProps<Game>) => <VirtualGrid {...props} />
const [sample] = sampleGames(1)
const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({ id: `game-${index}`, name: `${sample?.name} ${index + 1}` }))
const play = () => {}

const meta = {
  title: 'UI/Data/VirtualGrid',
  component: GameGrid,
  args: {
    label: 'All games',
    items: games(10_000),
    itemKey: (game) => game.id,
    height: 520,
    children: (game) => <GameTile {...game} onPlay={play} />,
  },
} satisfies Meta<typeof GameGrid>
export default meta
type Story = StoryObj<typeof meta>

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem')
    await expect(tiles.length).toBeLessThan(150)
    await expect(tiles[0]).toHaveAttribute('aria-setsize', '10000')
  },
}
export const InTheMiddle: Story = { args: { defaultIndex: 4000 } }
export const LargeTiles: Story = { args: { tileWidth: 260, space: 'lg' } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
}
export const Few: Story = { args: { items: games(3) } }
export const Empty: Story = { args: { items: [], empty: <EmptyState title="No games found" /> } }
export const HostileNames: Story = {
  args: {
    items: games(60).map((game, index) => ({
      ...game,
      name: ['<b>Bold</b>', 'كنز الصحراء الذهبي', 'x'.repeat(200)][index % 3] ?? '',
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
