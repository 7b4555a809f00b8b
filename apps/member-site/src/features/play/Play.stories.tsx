import { ApiError, type ValueOf } from '@baize/api'
import type { launchGame, limits } from '@baize/api/calls'
import { type Answers, defaultTrial, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { games, hostileNames, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { Play } from './Play.tsx'
import { anHour } from './testing/fixtures.ts'

const [game] = games('RNG', 1) as [ReturnType<typeof games>[number]]
const host = 'http://localhost:4300'

/** A game's page would load from a host that stories do not have: the frame stays empty. */
const launched = (change: Partial<ValueOf<typeof launchGame>> = {}): ValueOf<typeof launchGame> => ({
  url: `${host}/sandbox/games/game0?launch=1`,
  fallbackUrls: [],
  opensIn: 'frame',
  backUrl: '',
  game,
  startedAt: new Date(Date.now() - 754_000).toISOString(),
  ...change,
})

const bounds = (kind: 'loss' | 'stake' | 'sessionTime', left: string | null, minutes: number | null) => ({
  kind,
  period: 'day' as const,
  amount: left,
  minutes,
  used: { amount: left && '0.00', minutes: minutes && 0 },
  left: { amount: left, minutes },
  resetsAt: '2026-11-22T00:00:00Z',
  pending: null,
})
const ownLimits: ValueOf<typeof limits> = {
  limits: [bounds('loss', '180000.00', null), bounds('sessionTime', null, 42)],
  exclusion: null,
  askBeforeDeposit: false,
  increaseAfterHours: 24,
}

const launching = fn((_input: { query?: unknown }): ReturnType<typeof launched> | ApiError => launched())

const meta = {
  title: 'Member site/Games/Play',
  component: Play,
  args: { nodeId: 'rng_0' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    launching.mockReset().mockReturnValue(launched())
    return closeAllDialogs
  },
} satisfies Meta<typeof Play>
export default meta
type Story = StoryObj<typeof meta>

const usual: Answers = {
  ...siteAnswers,
  launchGame: launching,
  realityCheck: anHour,
  limits: { ...ownLimits, limits: [] },
  similarGames: { games: games('RNG', 6) },
}

const answered =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform path={`/play/${args.nodeId}`} answers={{ ...usual, ...answers }}>
      <Play {...args} />
      <DialogHost />
    </ScriptedPlatform>
  )

const refused =
  (code: ConstructorParameters<typeof ApiError>[0], params: Record<string, string> = {}) =>
  () => {
    launching.mockReset().mockReturnValue(new ApiError(code, { params }))
  }

/** Clock, time played, result and balance above the game. */
export const Opening: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Green Cloth' })).toBeVisible())
    await waitFor(() => expect(canvasElement).toHaveTextContent('4,800,000.00'))
    await expect(launching).toHaveBeenCalledWith({ query: { nodeId: 'rng_0', language: 'en' } })
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered({ limits: ownLimits }), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ launchGame: 'never' }) }

/** What is left of the player's own limits is in the bar. */
export const WithLimits: Story = {
  render: answered({ limits: ownLimits }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Loss limit left'))
    await expect(canvasElement).toHaveTextContent('180,000.00')
    await expect(canvasElement).toHaveTextContent('Time left')
  },
}

/** Each bet would be refused: a notice says so before the game opens, which is still possible. */
export const StakeLimitUsedUp: Story = {
  render: answered({ limits: { ...ownLimits, limits: [bounds('stake', '0.00', null)] } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your stake limit is used up', level: 1 }),
    ).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/0\.00 of your .*limit is left until .*22/)
    await expect(canvas.queryByRole('region', { name: 'Green Cloth' })).toBeNull()
    await expect(launching).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Open without betting' }))
    await expect(await canvas.findByRole('region', { name: 'Green Cloth' })).toBeVisible()
  },
}
export const LossLimitUsedUpInKhmer: Story = {
  render: answered({ limits: { ...ownLimits, limits: [bounds('loss', '0.00', null)] } }),
  globals: { language: 'km' },
}

/** Others like it are offered at once. */
export const UnderMaintenance: Story = {
  render: answered(),
  beforeEach: refused('gameUnavailable'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Under maintenance' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Mekong Gold/ })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/wps/service/livechat',
    )
  },
}

/** The player’s own limit of time: a link to it, and no way around it. */
export const TimeLimitReached: Story = {
  render: answered(),
  beforeEach: refused('sessionLimitReached', { resetsAt: '2026-12-24T17:00:00Z' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Time for a break' })).toBeVisible())
    await expect(canvasElement).toHaveTextContent(/You can play again from .*25/)
    await expect(canvas.getByRole('link', { name: 'See my limits' })).toHaveAttribute(
      'href',
      '/member/limits',
    )
  },
}

/** The player's own break: its end is shown. */
export const PlayPaused: Story = {
  render: answered(),
  beforeEach: refused('memberExcluded', { until: '2026-12-24T10:00:00Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Play is paused' })).toBeVisible()
    await expect(canvas.getByText(/You have paused play on this account until/)).toHaveTextContent(/24/)
  },
}

/** A trial account that opens a game's address is informed of what it needs; there is no retry. */
export const TrialAccount: Story = {
  render: answered({ memberInfo: defaultTrial }),
  beforeEach: refused('realAccountNeeded'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open an account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Leave' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
export const TrialAccountInKhmer: Story = {
  ...TrialAccount,
  play: async () => {},
  globals: { language: 'km' },
}
export const TrialAccountRightToLeft: Story = { ...TrialAccountInKhmer, globals: { language: 'ar' } }

export const FailedThenThere: Story = {
  render: answered(),
  beforeEach: () => {
    launching.mockReset().mockReturnValueOnce(new ApiError('network')).mockReturnValue(launched())
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Green Cloth' })).toBeVisible())
    await expect(launching).toHaveBeenCalledTimes(2)
  },
}

/** An address of a host that the platform has not named is never opened. */
export const StrangeAddress: Story = {
  render: answered(),
  beforeEach: () => {
    launching.mockReset().mockReturnValue(launched({ url: 'https://play.evil.example/game' }))
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('not trusted by this site'))
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** The browser blocked the vendor's window: what to do, and a button that opens it. */
export const WindowBlocked: Story = {
  render: answered(),
  beforeEach: () => {
    launching.mockReset().mockReturnValue(launched({ opensIn: 'window' }))
    const open = spyOn(window, 'open').mockReturnValue(null)
    return () => open.mockRestore()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your browser blocked the window')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Open game' }))
    await expect(window.open).toHaveBeenCalled()
  },
}

export const HostileName: Story = {
  render: answered(),
  beforeEach: () => {
    launching
      .mockReset()
      .mockReturnValue(
        launched({ game: { ...game, displayName: hostileNames[0] ?? '', vendorName: '<b>x</b>' } }),
      )
  },
}
