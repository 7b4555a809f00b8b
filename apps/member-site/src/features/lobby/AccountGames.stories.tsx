import { ApiError } from '@baize/api'
import { type Answers, comeOnline, defaultTrial, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { gamePage, games, hostileNames, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { AccountGames } from './AccountGames.tsx'

const page = () => gamePage(3)
const recent = {
  games: page().games.map((game) => ({ ...game, openedAt: '2026-11-21T02:00:00Z' })),
  page: page().page,
}
const failing = fn((): ReturnType<typeof page> | ApiError => page())
const removed = fn((_input: { params?: unknown }) => ({ ids: ['rng_0', 'rng_2'] }))

/** The ids of favourites, loaded when the story resolves them. */
let notifyLiked: (liked: { ids: string[] } | ApiError) => void = () => {}
const likedLater = () =>
  new Promise<{ ids: string[] } | ApiError>((resolve) => {
    notifyLiked = resolve
  })
const added = fn(() => ({ ids: [] }))
const refused = fn(() => new ApiError('realAccountNeeded'))

const meta = {
  title: 'Member site/Games/Own lists',
  component: AccountGames,
  args: { list: 'favorite' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    removed.mockClear()
    added.mockClear()
    refused.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(page())
  },
} satisfies Meta<typeof AccountGames>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, signedIn = true): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform
      signedIn={signedIn}
      path={`/${args.list}`}
      answers={{
        ...siteAnswers,
        hotGames: page(),
        favouriteGames: page(),
        recentGames: recent,
        favouriteIds: { ids: ['rng_0', 'rng_1', 'rng_2'] },
        removeFavourite: removed,
        ...answers,
      }}
    >
      <AccountGames {...args} />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** A game that is not liked any more leaves the list at once. */
export const Favourites: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Favourite: Mekong Gold', pressed: true }),
    )
    await waitFor(() => expect(canvas.getByText('2 of 2 games')).toBeVisible())
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ params: { nodeId: 'rng_1' } }))
  },
}

/** A trial account has no favourites: it is informed of what it needs, and nothing is requested. */
export const TrialAccount: Story = {
  render: answered({ memberInfo: defaultTrial, favouriteGames: refused, recentGames: refused }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 2 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open an account' })).toBeVisible()
    await expect(refused).not.toHaveBeenCalled()
  },
}
export const TrialAccountRecent: Story = {
  ...TrialAccount,
  args: { list: 'recent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 2 })).toBeVisible()
    await expect(refused).not.toHaveBeenCalled()
  },
}

/** A click before the favourites are loaded is pending: here it removes what an empty heart would have added. */
export const PressedBeforeKnown: Story = {
  render: answered({ favouriteIds: likedLater, addFavourite: added }),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Favourite: Mekong Gold' })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(heart)
    notifyLiked({ ids: ['rng_0', 'rng_1', 'rng_2'] })
    await waitFor(() => expect(canvas.getByText('2 of 2 games')).toBeVisible())
    await waitFor(() => expect(screen.getByText('Removed from favourites: Mekong Gold')).toBeVisible())
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ params: { nodeId: 'rng_1' } }))
    await expect(added).not.toHaveBeenCalled()
  },
}

/** The favourites could not be read: the click changes nothing, and a message says why. */
export const PressedAndNeverKnown: Story = {
  render: answered({ favouriteIds: likedLater, addFavourite: added }),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Favourite: Mekong Gold' })
    await userEvent.click(heart)
    notifyLiked(new ApiError('busy'))
    await waitFor(() => expect(screen.getByText(/We are very busy right now/)).toBeVisible())
    await expect(heart).not.toHaveAttribute('aria-busy')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(added).not.toHaveBeenCalled()
    await expect(removed).not.toHaveBeenCalled()
  },
}

export const NoFavourites: Story = {
  render: answered({ favouriteGames: gamePage(0), favouriteIds: { ids: [] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No favourites yet')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'See the hot games' })).toBeVisible()
  },
}

export const Recent: Story = { args: { list: 'recent' }, render: answered() }
export const NothingPlayedYet: Story = {
  args: { list: 'recent' },
  render: answered({ recentGames: { games: [], page: { pageNo: 1, pageSize: 20, total: 0 } } }),
}
/** A visitor sees what is hot; the lists of an account are not offered. */
export const Hot: Story = {
  args: { list: 'hot' },
  render: answered({}, false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 of 3 games')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Favourites' })).toBeNull()
  },
}
export const Loading: Story = { render: answered({ favouriteGames: 'never' }) }
export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(), globals: { language: 'ar' } }

export const FailedThenThere: Story = {
  render: answered({ favouriteGames: failing }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}

/** A second failure leaves the clicked button where it is, with its focus. */
export const FailedTwice: Story = {
  render: answered({ favouriteGames: failing }),
  beforeEach: () => {
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('busy'))
      .mockReturnValueOnce(new ApiError('internal'))
      .mockReturnValue(page())
  },
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Something went wrong on our side'))
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ favouriteGames: untilOnline(page()) })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}

export const HostileNames: Story = {
  render: answered({
    favouriteGames: {
      ...page(),
      games: games('RNG', 3).map((game, index) => ({ ...game, displayName: hostileNames[index] ?? '' })),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await expect(canvasElement.querySelector('script')).toBeNull()
    for (const tile of canvas.getAllByRole('article'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
  },
}
