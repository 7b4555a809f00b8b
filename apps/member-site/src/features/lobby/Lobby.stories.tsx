import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { gamePage, games, hostileNames, siteAnswers, vendors } from '../../shared/games/testing/fixtures.ts'
import { clearPopup } from '../../shared/popups/popups.ts'
import { resumeOf, resumeText } from '../../shared/popups/resume.ts'
import { Lobby } from './Lobby.tsx'

const listed = fn((_input: { query?: unknown }) => gamePage(20, 812))
const searched = fn((_input: { query?: unknown }) => ({ ...gamePage(2), categories: [] }))
const failing = fn((): ReturnType<typeof gamePage> | ApiError => gamePage())
const liked = fn((_input: { body?: unknown }): { ids: string[] } | ApiError => ({ ids: ['rng_1'] }))

const meta = {
  title: 'Member site/Games/List',
  component: Lobby,
  args: { gameType: 'RNG' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.clear()
    for (const mock of [listed, searched, liked]) mock.mockClear()
    liked.mockReset().mockReturnValue({ ids: ['rng_1'] })
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(gamePage())
    return () => {
      clearPopup()
      closeAllDialogs()
    }
  },
} satisfies Meta<typeof Lobby>
export default meta
type Story = StoryObj<typeof meta>

interface Scene {
  answers?: Answers
  path?: string
  signedIn?: boolean
}

const usual: Answers = { ...siteAnswers, gameList: listed, searchGames: searched, addFavourite: liked }

const answered =
  ({ answers = {}, path = '/rng', signedIn = false }: Scene = {}): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform signedIn={signedIn} path={path} answers={{ ...usual, ...answers }}>
      <Lobby {...args} />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

const trial: Answers = {
  memberInfo: {
    id: 'mbr_4',
    account: 'trial_4',
    nickname: 'Guest',
    userName: 'trial_4',
    type: 4,
    isAgent: false,
    hasPassword: false,
    mustChangePassword: false,
    currency: 'KHR',
    currencySymbol: '៛',
    lastLoginAt: null,
    joinedAt: '2026-11-20T09:12:00Z',
  },
}

export const Full: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible())
    await waitFor(() => expect(canvasElement).toHaveTextContent('20 of 812 games'))
    await expect(canvas.getByRole('navigation', { name: 'Vendors' })).toBeVisible()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const InChinese: Story = { render: answered(), globals: { language: 'zh-Hans' } }
export const RightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
/** Games and vendors without a name in the reader's language have the `lang` of their names. */
export const NamesInEnglish: Story = {
  render: answered({
    answers: {
      gameList: {
        ...gamePage(),
        games: games('RNG').map((game) => ({ ...game, language: 'en', vendorLanguage: 'en' })),
      },
      gameVendors: {
        ...vendors,
        lanes: vendors.lanes.map((lane) => ({
          ...lane,
          cards: lane.cards.map((card) => ({ ...card, language: 'en' })),
        })),
      },
    },
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mekong Gold')).toHaveAttribute('lang', 'en')
    for (const name of await canvas.findAllByText('Sandbox Games'))
      await expect(name).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('Lotus Play')).toHaveAttribute('lang', 'en')
  },
}
export const Loading: Story = { render: answered({ answers: { gameList: 'never' } }) }

/** Twenty more are appended. */
export const MoreGames: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    listed.mockImplementation(({ query }) => {
      const from = (Number((query as { pageNo: string }).pageNo) - 1) * 20
      return gamePage(20, 812, from)
    })
    const more = await canvas.findByRole('button', { name: 'Show more games' })
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getByText('40 of 812 games')).toBeVisible())
    await expect(listed).toHaveBeenLastCalledWith({
      query: expect.objectContaining({ pageNo: '2', pageSize: '20' }),
    })
  },
}

/** All filters at once: vendor, kind, order and a search, from the address to the platform. */
export const CombinedFilters: Story = {
  render: answered({ path: '/rng?vassalage=SBX&select=new&sort=name&q=gold' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(searched).toHaveBeenCalledWith({
        query: {
          gameType: 'RNG',
          language: 'en',
          select: 'NEW',
          vassalage: 'SBX',
          text: 'gold',
          sort: 'name',
          pageNo: '1',
          pageSize: '20',
        },
      }),
    )
    await expect(await canvas.findByRole('searchbox', { name: 'Search games' })).toHaveValue('gold')
    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Sandbox Games' })).toHaveAttribute('aria-current', 'true')
  },
}

/** A clicked filter is painted first; its list is requested and rendered after that. */
export const FilterBeforeList: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('20 of 812 games'))
    listed.mockClear()
    const pressed = canvas.getByRole('radio', { name: 'New' })
    pressed.click()
    await new Promise(requestAnimationFrame)
    await expect(pressed).toBeChecked()
    await expect(listed).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(listed).toHaveBeenCalledWith({ query: expect.objectContaining({ select: 'NEW' }) }),
    )
  },
}

/** Of two filters that are clicked within a frame, the last one counts, and only that is requested. */
export const TheLastFilterCounts: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('20 of 812 games'))
    listed.mockClear()
    canvas.getByRole('radio', { name: 'New' }).click()
    canvas.getByRole('radio', { name: 'Hot' }).click()
    await waitFor(() =>
      expect(listed).toHaveBeenCalledWith({ query: expect.objectContaining({ select: 'HOT' }) }),
    )
    await expect(listed).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked()
  },
}

/** So does a member's own list, which is in the address at once: the previous filter does not follow it. */
export const OwnListAfterAFilter: Story = {
  render: answered({ signedIn: true }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('20 of 812 games'))
    canvas.getByRole('radio', { name: 'New' }).click()
    canvas.getByRole('radio', { name: 'Favourites' }).click()
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith({ query: expect.objectContaining({ select: 'FAV' }) }),
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(canvas.getByRole('radio', { name: 'Favourites' })).toBeChecked()
    await expect(listed).not.toHaveBeenCalledWith({ query: expect.objectContaining({ select: 'NEW' }) })
  },
}

/** What is typed is searched for after a pause, without leaving the field. */
export const Search: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search games' })
    await userEvent.type(field, 'mekng gold')
    await waitFor(() =>
      expect(searched).toHaveBeenLastCalledWith({
        query: expect.objectContaining({ text: 'mekng gold', sort: 'best' }),
      }),
    )
    await waitFor(() => expect(canvas.getByText('2 of 2 games')).toBeVisible())
    await expect(field).toHaveFocus()
  },
}

/** No match: the filters can be cleared in one click. */
export const NothingFits: Story = {
  render: answered({
    path: '/rng?select=hot&q=zzzz',
    answers: { searchGames: { ...gamePage(0), categories: [] } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all games' }))
    await waitFor(() => expect(canvas.getByText('20 of 812 games')).toBeVisible())
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
  },
}

export const NoGames: Story = {
  render: answered({ answers: { gameList: gamePage(0), gameVendors: { lanes: [], prizeMode: 'LOTT' } } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No games here right now')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Hot games' })).toBeVisible()
  },
}

export const FailedThenThere: Story = {
  render: answered({ answers: { gameList: failing } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await waitFor(() => canvas.getByRole('button', { name: 'Try again' })))
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}

/** The vendors could not be read: the games are shown all the same. */
export const WithoutVendors: Story = {
  render: answered({ answers: { gameVendors: new ApiError('busy') } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}

export const HostileNames: Story = {
  render: answered({
    answers: {
      gameList: {
        games: games('RNG', 6).map((game, index) => ({
          ...game,
          displayName: hostileNames[index] ?? '',
          vendorName: hostileNames[(index + 1) % 6] ?? '',
        })),
        page: { pageNo: 1, pageSize: 20, total: 6 },
      },
      gameVendors: {
        ...vendors,
        lanes: vendors.lanes.map((lane) => ({
          ...lane,
          cards: hostileNames.map((displayName, index) => ({
            ...(lane.cards[0] as NonNullable<(typeof lane.cards)[0]>),
            vassalage: `V${index}`,
            displayName,
          })),
        })),
      },
    },
  }),
}

/** Favourites belong to an account: a visitor signs in first. */
export const FavouritesNeedSignIn: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Favourites' }))
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(resumeOf(resumeText()).purpose).toEqual({ to: 'favourites' })
  },
}

/** A trial account is informed that it needs an account of its own, to play and for favourites. */
export const TrialAccount: Story = {
  render: answered({ answers: { ...trial, gameList: gamePage() }, signedIn: true }),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.click(await canvas.findByRole('button', { name: /^Favourite: Mekong Gold/ }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Open an account to add Mekong Gold to your favourites',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(liked).not.toHaveBeenCalled()
  },
}

/** Shown as a favourite at once, and sent to the platform. */
export const Favourite: Story = {
  render: answered({ answers: { gameList: gamePage() }, signedIn: true }),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: /^Favourite: Mekong Gold/ })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() =>
      expect(liked).toHaveBeenCalledWith({ body: { nodeId: 'rng_1', vendor: 'SBX', gameType: 'RNG' } }),
    )
  },
}

/** The platform refuses: the heart is reverted, and a message says why. */
export const FavouriteRefused: Story = {
  render: answered({ answers: { gameList: gamePage() }, signedIn: true }),
  play: async ({ canvas }) => {
    liked.mockReset().mockReturnValue(new ApiError('busy'))
    const heart = await canvas.findByRole('button', { name: /^Favourite: Mekong Gold/ })
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(screen.getByText(/We are very busy right now/)).toBeVisible())
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ answers: { gameList: untilOnline(gamePage()) } })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Mekong Gold'))
  },
}
