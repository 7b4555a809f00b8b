import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GameTile } from './GameTile.tsx'
import { sampleGames } from './sample-games.ts'

const [first = { id: 'none', name: 'None' }] = sampleGames(1)

const meta = {
  title: 'UI/Gaming/GameTile',
  component: GameTile,
  args: { ...first, hot: false, onPlay: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 176 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Hot: Story = { args: { hot: true } }
export const Favourite: Story = { args: { favourite: true, onFavouriteChange: fn() } }
/** The heart was clicked, and its mutation is pending: a second click is ignored. */
export const FavouriteBusy: Story = {
  args: { favouriteBusy: true, onFavouriteChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Dragon Palace', busy: true })
    await userEvent.click(heart)
    await expect(args.onFavouriteChange).not.toHaveBeenCalled()
  },
}
export const WithCounter: Story = { args: { counter: true, hot: true, onFavouriteChange: fn() } }
/** Marked in words over the image; a click still reaches the site, which suggests other games. */
export const UnderMaintenance: Story = {
  args: { maintenance: true, hot: true, counter: true, onFavouriteChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /Under maintenance: see other games/ })
    await expect(canvas.queryByText('Hot')).toBeNull()
    await userEvent.click(tile)
    await expect(args.onPlay).toHaveBeenCalledWith(first.id)
  },
}
export const LongName: Story = {
  args: { name: 'A game whose vendor could not stop. '.repeat(6), vendor: 'A vendor of many words indeed' },
}
export const RightToLeftName: Story = { args: { name: 'كنز الصحراء الذهبي (Deluxe)' } }
export const HostileName: Story = { args: { name: '<b onclick="alert(1)">Bold</b> & "quoted"' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { hot: true, onFavouriteChange: fn(), counter: true },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { name: 'មាសអង្គរ រាត្រីពេញបូណ៌មី', hot: true, onFavouriteChange: fn() },
}

/** Art made from the id, in each of its paints. */
export const WithoutPicture: Story = {
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 }}>
      {sampleGames(14).map(({ image: _, ...game }) => (
        <GameTile key={game.id} {...game} onPlay={args.onPlay} />
      ))}
    </div>
  ),
}

/** An image that fails is requested once more; then art replaces it. */
export const MissingPicture: Story = {
  args: { image: '/no-such-picture.png', eager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(canvasElement.querySelector('[data-suit]')).not.toBeNull()
  },
}

/** Two buttons, both by keyboard: play, and the favourite toggle that says its state. */
export const ByKeyboard: Story = {
  args: { onFavouriteChange: fn(), favourite: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Dragon Palace/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledWith(first.id)
    await userEvent.tab()
    const favourite = canvas.getByRole('button', { name: 'Favourite: Dragon Palace' })
    await expect(favourite).toHaveFocus()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(first.id, false)
  },
}
