import { type Answers, ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { closePopup } from '../popups/popups.ts'
import { GameList } from './GameList.tsx'
import { games, siteAnswers } from './samples.ts'

const asked = fn((_input: { query?: unknown }) => ({ games: games('RNG') }))
const failing = fn((): { games: ReturnType<typeof games> } | ApiError => ({ games: games('RNG') }))

const meta = {
  title: 'Member site/Game list',
  component: GameList,
  args: { gameType: 'RNG' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    asked.mockClear()
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('busy'))
      .mockReturnValue({ games: games('RNG') })
    return closePopup
  },
} satisfies Meta<typeof GameList>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (gameList: NonNullable<Answers['gameList']>, path = '/rng'): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform signedIn={false} path={path} answers={{ ...siteAnswers, gameList }}>
      <GameList {...args} />
    </ScriptedPlatform>
  )

export const Full: Story = {
  render: answered({ games: games('RNG', 18) }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  },
}

export const InKhmer: Story = {
  render: answered({ games: games('RNG', 18) }),
  globals: { language: 'km' },
}

export const Loading: Story = { render: answered('never') }

export const NoGames: Story = {
  render: answered({ games: [] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('There are no games here right now'))
  },
}

export const FailedThenThere: Story = {
  render: answered(failing),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await waitFor(() => canvas.getByRole('button', { name: 'Try again' })))
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}

/** A vendor named in the address narrows the list. */
export const OfOneVendor: Story = {
  render: answered(asked, '/rng?vassalage=SBX'),
  play: async () => {
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({
        query: { gameType: 'RNG', language: 'en', vassalage: 'SBX' },
      }),
    )
  },
}
