import { ApiError, type ValueOf } from '@baize/api'
import type { lotteryMenu, openedNumbers } from '@baize/api/calls'
import { type Answers, comeOnline, defaultTrial, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { games, hostileNames, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { Lottery } from './Lottery.tsx'

type Menu = ValueOf<typeof lotteryMenu>
const [picture] = games('LOTT', 1)

const menu = (): Menu => {
  const now = Date.now()
  const lottery = (gameCode: string, displayName: string, seconds: number, vassalage = 'TCG_LOTTO_VN') => ({
    nodeId: `3200${seconds}`,
    gameCode,
    vassalage,
    displayName,
    prizeMode: 'ELOTT' as const,
    iconUrl: picture?.iconUrl ?? '',
    route: '',
    periodSeconds: 60,
    drawId: `${gameCode}-1`,
    closesAt: new Date(now + seconds * 1000).toISOString(),
    drawsAt: new Date(now + (seconds + 5) * 1000).toISOString(),
    betTypes: [{ type: 'two', odds: 9700, returns: '97.00' }],
    underMaintenance: false,
  })
  return {
    now: new Date(now).toISOString(),
    gameMenus: [
      lottery('hanoi-one-minute', 'Hanoi 1 Minute', 41),
      lottery('saigon-five-minutes', 'Saigon 5 Minutes', 205),
      lottery('mekong-hourly', 'Mekong Hourly', 900, 'TCG_SEA'),
      { ...lottery('north-daily', 'Northern Daily', 4000), underMaintenance: true },
    ],
  }
}

const numbers: ValueOf<typeof openedNumbers> = {
  gameCode: 'hanoi-one-minute',
  numeros: ['48213', '00917', '55501'].map((digits, index) => ({
    drawId: `d${index}`,
    numbers: digits,
    drawnAt: `2026-11-21T02:5${9 - index}:00Z`,
    seed: 'seed',
    seedHash: 'hash',
  })),
}

const launching = fn((_input: { query?: unknown }) => new ApiError('network'))
const recent = fn(() => ({ ...menu(), gameMenus: menu().gameMenus.slice(0, 1) }))
const failing = fn((): Menu | ApiError => menu())

const trial = fn(() => defaultTrial)

const meta = {
  title: 'Member site/Lottery',
  component: Lottery,
  args: { area: 'vn' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.clear()
    launching.mockClear()
    recent.mockClear()
    trial.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockImplementation(menu)
    return closeAllDialogs
  },
} satisfies Meta<typeof Lottery>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (path = '/vnLottery', answers: Answers = {}): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform
      path={path}
      answers={{
        ...siteAnswers,
        lotteryMenu: menu,
        recentLotteries: recent,
        openedNumbers: numbers,
        launchGame: launching,
        similarGames: { games: games('LOTT', 3) },
        ...answers,
      }}
    >
      <Lottery {...args} />
      <DialogHost />
    </ScriptedPlatform>
  )

/** The lotteries of the page alone, those that were opened last before them. */
export const Choice: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Vietnam lottery' })).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Recently played' })).toBeVisible())
    await expect(canvas.getAllByRole('link', { name: /Hanoi 1 Minute/ })).toHaveLength(2)
    await expect(canvasElement).not.toHaveTextContent('Mekong Hourly')
  },
}

export const ChoiceInKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const ChoiceRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered('/vnLottery', { lotteryMenu: 'never' }) }

export const NothingOnSale: Story = {
  args: { area: 'house' },
  render: answered('/lottery'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No lotteries open right now')).toBeVisible())
  },
}

/** Launched as the specification says, with the results beside the game. */
export const Betting: Story = {
  render: answered('/vnLottery?gameCode=hanoi-one-minute'),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Hanoi 1 Minute' })).toBeVisible(),
    )
    await waitFor(() => expect(canvasElement).toHaveTextContent('4 8 2 1 3'))
    await expect(launching).toHaveBeenCalledWith({
      query: {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: 'ELOTT',
        lottoGameCode: 'hanoi-one-minute',
        lottoView: 'betting',
        device: expect.stringMatching(/^(WEB|MOBILE)$/),
        backUrl: '/vnLottery',
        language: 'en',
      },
    })
  },
}

export const BettingInKhmer: Story = {
  render: answered('/vnLottery?gameCode=hanoi-one-minute'),
  globals: { language: 'km' },
}

export const NothingDrawnYet: Story = {
  render: answered('/vnLottery?gameCode=hanoi-one-minute', {
    openedNumbers: { gameCode: 'hanoi-one-minute', numeros: [] },
  }),
}

export const UnderMaintenance: Story = {
  render: answered('/vnLottery?gameCode=north-daily'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Under maintenance' })).toBeVisible())
  },
}

/**
 * A trial account sees what is on sale; to choose one it needs an account of its own. Its last ones are not
 * requested.
 */
export const TrialAccountChooses: Story = {
  render: answered('/vnLottery', { memberInfo: trial }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: /Hanoi 1 Minute/ })
    // Before the session is known, the card is a link: its page says the same.
    await waitFor(() => expect(trial).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await userEvent.click(card)
    await expect(
      await screen.findByRole('alertdialog', { name: /^Open an account to play Hanoi/ }),
    ).toBeVisible()
    await expect(recent).not.toHaveBeenCalled()
  },
}

/**
 * Opened by its address, the draw and its results are shown, and what betting needs; the game is not requested again.
 */
export const TrialAccountBets: Story = {
  render: answered('/vnLottery?gameCode=hanoi-one-minute', { memberInfo: defaultTrial }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 2 })).toBeVisible()
    await waitFor(() => expect(canvasElement).toHaveTextContent('4 8 2 1 3'))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const NoSuchLottery: Story = {
  render: answered('/vnLottery?gameCode=nowhere'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Lottery not found')).toBeVisible())
  },
}

export const FailedThenThere: Story = {
  render: answered('/vnLottery', { lotteryMenu: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All lotteries' })).toBeVisible())
  },
}

export const HostileNames: Story = {
  render: answered('/vnLottery', {
    lotteryMenu: () => {
      const { now, gameMenus } = menu()
      const [first] = gameMenus as [Menu['gameMenus'][number]]
      return {
        now,
        gameMenus: hostileNames.map((displayName, index) => ({
          ...first,
          displayName,
          gameCode: `code${index}`,
        })),
      }
    },
  }),
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered('/vnLottery', { lotteryMenu: untilOnline(menu()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All lotteries' })).toBeVisible())
  },
}

/** The results beside an open lottery are restored as well. */
export const ResultsOffline: Story = {
  render: (...story) =>
    answered('/vnLottery?gameCode=hanoi-one-minute', {
      openedNumbers: untilOnline(numbers),
      launchGame: 'never',
    })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('4 8 2 1 3'))
  },
}
