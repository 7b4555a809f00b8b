import { ApiError } from '@baize/api'
import {
  type Answers,
  comeOnline,
  defaultPermission,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { games, news, sections, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { belowAnswers } from '../../testing/fixtures/home.ts'
import { Home } from './Home.tsx'

const failing = fn((): typeof sections | ApiError => sections)

const meta = {
  title: 'Member site/Home',
  component: Home,
  parameters: { layout: 'padded' },
  beforeEach: () =>
    void failing.mockReset().mockReturnValueOnce(new ApiError('network')).mockReturnValue(sections),
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform signedIn={false} answers={{ ...siteAnswers, ...belowAnswers, ...answers }}>
      <Home />
    </ScriptedPlatform>
  )

/** Banners, notices, hot games and a strip for each category. */
export const Full: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hot games' })).toBeVisible())
    // What is below the viewport is loaded when it is near.
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(await canvas.findByRole('heading', { name: 'Live casino' })).toBeVisible()
    await expect(canvas.getByText('For illustration only, not a real jackpot')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Welcome to the green cloth/ })).toHaveAttribute(
      'href',
      '/rng',
    )
    // The brand studio shows it from its top.
    window.scrollTo(0, 0)
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }

export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }

/** News that is not in the reader's language has its own `lang`. */
export const NewsInEnglish: Story = {
  render: answered({
    announcements: {
      banners: news.banners.slice(0, 1).map((each) => ({ ...each, language: 'en' })),
      notices: news.notices.slice(0, 1).map((each) => ({ ...each, language: 'en' })),
    },
  }),
  play: async ({ canvas }) => {
    for (const words of [news.banners[0]?.title, news.notices[0]?.title]) {
      for (const each of await canvas.findAllByText(words ?? ''))
        await expect(each).toHaveAttribute('lang', 'en')
    }
  },
  globals: { language: 'ar' },
}

/** The regulated profile shows a jackpot's amount, and its source. */
export const RegulatedWithSource: Story = {
  render: answered({ permission: { ...defaultPermission, policyProfile: 'regulated' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The Naga’s pearl', {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByText(/0.5% of each stake/)).toBeVisible()
    await expect(canvas.queryByText('For illustration only, not a real jackpot')).toBeNull()
  },
}

/** Without a live amount the regulated profile has no counter at all. */
export const RegulatedWithoutSource: Story = {
  render: answered({
    permission: { ...defaultPermission, policyProfile: 'regulated' },
    jackpots: new ApiError('network'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hot games' })).toBeVisible()
    await expect(canvas.queryByText('For illustration only, not a real jackpot')).toBeNull()
  },
}

/** A banner without an address says something and leads nowhere. */
export const BannerWithoutLink: Story = {
  render: answered({
    announcements: { ...news, banners: news.banners.slice(0, 1).map((each) => ({ ...each, linkUrl: '' })) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome to the green cloth')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Welcome to the green cloth/ })).toBeNull()
  },
}

export const Loading: Story = { render: answered({ gameSections: 'never', announcements: 'never' }) }

export const NoGames: Story = {
  render: answered({ gameSections: { sections: [] } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No games available right now'))
  },
}

export const NoNews: Story = { render: answered({ announcements: { banners: [], notices: [] } }) }

/** The games could not be read; the rest of the page is shown, and a retry loads them. */
export const FailedThenThere: Story = {
  render: answered({ gameSections: failing }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('The games could not be loaded'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hot games' })).toBeVisible())
  },
}

export const LongNames: Story = {
  render: answered({
    gameSections: {
      sections: [
        {
          kind: 'hot',
          gameType: null,
          total: 3,
          games: games('RNG', 3).map((game) => ({
            ...game,
            displayName: 'The Emperor of the Nine Rivers and the Golden Carp of Good Fortune',
            vendorName: 'A vendor with a rather long registered company name',
          })),
        },
      ],
    },
  }),
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ gameSections: untilOnline(sections) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hot games' })).toBeVisible())
  },
}
