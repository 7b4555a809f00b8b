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
/** Its title stays on one line: the arrows, which a finger does without, are left out. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Hot games', icon: <HotIcon />, autoplay: true },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { name: 'Hot games' })
    const all = document.createRange()
    all.selectNodeContents(title)
    await expect(new Set([...all.getClientRects()].map(({ top }) => top)).size).toBe(1)
    await expect(canvasElement.querySelector('[aria-label="Next: Hot games"]')).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all: Hot games' })).toBeVisible()
  },
}
/** On a tablet four tiles are seen whole, by the brand's own gap between them. */
export const WholeTiles: Story = {
  globals: { viewport: { value: 'tablet' }, brand: 'loud' },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('ul') as HTMLElement
    const { left, right } = row.getBoundingClientRect()
    const fourth = (row.children[3] as HTMLElement).getBoundingClientRect()
    await expect(Math.min(right - fourth.right, fourth.left - left)).toBeCloseTo(4, 0)
  },
}
/** Names that are long, empty, hostile or of another direction keep their tiles in line. */
export const BadNames: Story = {
  args: {
    games: sampleGames(5).map(({ image: _, ...game }, index) => ({
      ...game,
      name: [
        'A name without an end. '.repeat(9),
        '<b onclick="alert(1)">Bold</b>',
        'كنز الصحراء (Deluxe)',
        '',
        'Oasis',
      ][index] as string,
      maintenance: index === 4,
    })),
  },
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

/** Its tiles are one stop of Tab; arrow keys, Home and End move among them, and down to the favourite toggle. */
export const ByKeyboard: Story = {
  args: { games: sampleGames(5), favourites: new Set(), onFavouriteChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const rightToLeft = document.documentElement.dir === 'rtl'
    const [on, back] = rightToLeft ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    const row = canvasElement.querySelector('ul') as HTMLElement
    const tiles = [...row.querySelectorAll('article')].map((tile) => [...tile.querySelectorAll('button')])
    await expect(row.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    canvas.getByRole('link', { name: 'See all: Slots' }).focus()
    await userEvent.tab()
    await expect(tiles[0]?.[0]).toHaveFocus()
    await userEvent.keyboard(`${on}${on}`)
    await expect(tiles[2]?.[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(tiles[2]?.[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(args.games[2]?.id, true)
    await userEvent.keyboard(`{ArrowUp}${back}`)
    await expect(tiles[1]?.[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tiles[4]?.[0]).toHaveFocus()
    await userEvent.keyboard(on)
    await expect(tiles[4]?.[0]).toHaveFocus()
    await userEvent.tab()
    await expect(row).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await expect(tiles[4]?.[0]).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onPlay).toHaveBeenCalledWith(args.games[0]?.id)
  },
}
