import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useLocation } from 'wouter'
import { games, hostileNames, siteAnswers, vendor, vendors } from '../../shared/games/testing/fixtures.ts'
import { belowAnswers, promotionsOf, winnersOf } from '../../testing/fixtures/home.ts'
import { HomeBelow } from './HomeBelow.tsx'

const failing = fn((): ReturnType<typeof winnersOf> | ApiError => winnersOf(6))

const meta = {
  title: 'Member site/Home/Below the first screen',
  component: HomeBelow,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.clear()
    failing.mockReset().mockReturnValueOnce(new ApiError('network')).mockReturnValue(winnersOf(6))
  },
} satisfies Meta<typeof HomeBelow>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, signedIn = false): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform signedIn={signedIn} answers={{ ...siteAnswers, ...belowAnswers, ...answers }}>
      <HomeBelow />
      <Where />
    </ScriptedPlatform>
  )

/** Waits for a link by where it leads: cheaper than its name where there are so many. */
const linkTo = (place: HTMLElement, href: string) =>
  waitFor(
    () => {
      const link = place.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
      if (!link) throw new Error(`no link to ${href} yet`)
      return link
    },
    { timeout: 8000 },
  )

/** Shows where a click has led. */
function Where() {
  const [path] = useLocation()
  return path !== '/' && <output>at {path}</output>
}

const many = Array.from({ length: 14 }, (_, index) => vendor('RNG', `V${index}`, `Vendor ${index}`))

/** Below the games of a category are its first twelve vendors, each a link to its games. */
export const VendorsOfACategory: Story = {
  render: answered({
    gameVendors: { ...vendors, lanes: [{ title: 'RNG', gameClassify: 'RNG', cards: many }] },
  }),
  play: async ({ canvas, canvasElement }) => {
    await linkTo(canvasElement, '/rng?vassalage=V0')
    const row = canvas.getByRole('navigation', { name: 'Vendors: Slots' })
    await expect(row.querySelectorAll('a')).toHaveLength(12)
  },
}

/** A strip of each category, six promotions, winners, apps. */
export const Usual: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await linkTo(canvasElement, '/rng')).toHaveAccessibleName('See all: Slots')
    await linkTo(canvasElement, '/promotions/promotion%200')
    await expect(canvasElement.querySelectorAll('a[href^="/promotions/"]')).toHaveLength(6)
    await expect(await canvas.findByText('Winners')).toBeVisible()
    await linkTo(canvasElement, '/m/appDownload')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A member's heart stays with the game, as in the lobby. */
export const Favourites: Story = {
  render: answered({ favouriteIds: { ids: ['rng_0'] } }, true),
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /favourite/i, pressed: true })
    await expect(heart).toBeVisible()
  },
}

/** A promotion without application shows so; a title that is not in the page's language has its own `lang`. */
export const PromotionToRead: Story = {
  render: answered({
    promotions: {
      ...promotionsOf(1),
      promotions: promotionsOf(1).promotions.map((each) => ({
        ...each,
        informationOnly: true,
        language: 'km',
      })),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const link = await linkTo(canvasElement, '/promotions/promotion%200')
    await expect(link.querySelector('bdi')).toHaveAttribute('lang', 'km')
    await expect(canvas.queryByRole('button', { name: 'Join now' })).toBeNull()
  },
}

/** A lottery leads to its own page. */
export const LotteryTile: Story = {
  render: answered(
    {
      gameSections: {
        sections: [
          {
            kind: 'category',
            gameType: 'LOTT',
            total: 1,
            games: games('LOTT', 1).map((game) => ({ ...game, vassalage: 'TCG_SEA', gameCode: 'SEA1' })),
          },
        ],
      },
    },
    true,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Green Cloth/ }))
    await expect(await canvas.findByText('at /seaLottery')).toBeVisible()
  },
}

/** No promotions and no apps: no space for them; no wins: an empty state, without invented ones. */
export const Empty: Story = {
  render: answered({ promotions: promotionsOf(0), winnerBoard: winnersOf(0), appDownload: { apps: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No wins to show yet', {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Promotions' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Download the app' })).toBeNull()
  },
}

export const Loading: Story = {
  render: answered({
    gameSections: 'never',
    promotions: 'never',
    winnerBoard: 'never',
    appDownload: 'never',
  }),
}

/** The winners could not be read; the rest is shown, and a retry loads them. */
export const FailedThenThere: Story = {
  render: answered({ winnerBoard: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Winners' })).toBeVisible()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }

export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ winnerBoard: untilOnline(winnersOf(6)) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Winners' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** What an operator calls a promotion is never empty. */
const titles = hostileNames.filter((name) => name.trim() !== '')

/** Long names of a promotion, a winner and a game, and large wins. */
export const LongNames: Story = {
  render: answered({
    promotions: {
      ...promotionsOf(titles.length),
      promotions: promotionsOf(titles.length).promotions.map((each, index) => ({
        ...each,
        title: titles[index] ?? '',
        summary: titles.join(' '),
      })),
    },
    winnerBoard: {
      ...winnersOf(titles.length),
      rows: winnersOf(titles.length).rows.map((row, index) => ({
        ...row,
        player: titles[index] ?? '',
        game: { ...row.game, displayName: titles[index] ?? '' },
        vo: { ...row.vo, winAmount: '99999999999999.99' },
      })),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Winners' })
    await linkTo(canvasElement, '/promotions/promotion%200')
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
