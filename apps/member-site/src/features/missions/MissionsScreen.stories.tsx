import type { ValueOf } from '@baize/api'
import type { missionLeaderboard } from '@baize/api/calls'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { longTexts } from '../../testing/longTexts.ts'
import { fitsAcross, tryAgain, untilRecovered } from '../../testing/popups/actions.ts'
import { MissionsScreen } from './MissionsScreen.tsx'
import type { Mission } from './missionWords.ts'

const mission = (change: Partial<Mission> = {}): Mission => ({
  id: 'day-bets',
  name: 'Twenty bets a day',
  metric: 'bets',
  window: 'day',
  from: '2026-11-21',
  to: '2026-11-21',
  gameTypes: [],
  progress: '7',
  target: '20',
  reward: { kind: 'points', amount: '200' },
  state: 'running',
  rewardId: null,
  ...change,
})
const missions = [
  mission(),
  mission({
    id: 'week-live',
    name: 'បេសកកម្មប្រចាំសប្ដាហ៍ដែលមានឈ្មោះវែង <b>x</b>',
    metric: 'validBet',
    window: 'week',
    gameTypes: ['LIVE', 'TABLE'],
    progress: '400000.00',
    target: '400000.00',
    reward: { kind: 'cash', amount: '20000.00' },
    state: 'ready',
    rewardId: 'rwd_1',
  }),
  mission({
    id: 'month',
    name: 'Deposit in a month',
    metric: 'deposit',
    window: 'month',
    state: 'claimed',
    progress: '900000.00',
    target: '400000.00',
  }),
]
const board: ValueOf<typeof missionLeaderboard> = {
  from: '2026-11-16',
  to: '2099-11-22',
  formula: 'sumOfValidBet',
  tieRule: 'firstToReach',
  asOf: '2026-11-21T03:00:00Z',
  freshSeconds: 60,
  prizes: ['2000000.00', '800000.00'],
  rows: [
    { rank: 1, player: 'so•••26', score: '90000000.00', own: false },
    { rank: 2, player: 'vi•••12', score: '40000000.00', own: false },
  ],
  own: { rank: 41, score: '120000.00' },
}
const claim = fn(() => ({
  id: 'rwd_1',
  source: 'mission' as const,
  kind: 'cash' as const,
  amount: '20000.00',
  claimedAt: '2026-11-21T03:00:00Z',
}))

const meta = {
  title: 'Member site/Member centre/Missions',
  component: MissionsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void claim.mockClear(),
} satisfies Meta<typeof MissionsScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={`/member/missions${query}`}
      answers={{
        missionSummary: { missions, ready: 1 },
        missionLeaderboard: board,
        claimReward: claim,
        ...answers,
      }}
    >
      <MissionsScreen />
      <ToastRegion />
    </ScriptedPlatform>
  )

export const Usual: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Claim/ }))
    await waitFor(() => expect(claim).toHaveBeenCalledTimes(1))
  },
}
/** One's own place is pinned under the first ones, with the formula and how fresh it is. */
export const Board: Story = {
  render: shown({}, '?show=leaderboard'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('41'))
    await expect(canvasElement).toHaveTextContent('Score = total valid bet settled this week')
  },
}
export const NotOnTheBoard: Story = {
  render: shown(
    { missionLeaderboard: { ...board, own: { rank: null, score: '0.00' } } },
    '?show=leaderboard',
  ),
}
export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown({}, '?show=leaderboard'), globals: { language: 'ar' } }

/** A mission without a name in the reader's language has the `lang` of its name. */
export const NameInEnglish: Story = {
  render: shown({ missionSummary: { missions: [mission({ language: 'en' })], ready: 0 } }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mission().name)).toHaveAttribute('lang', 'en')
  },
}

export const None: Story = { render: shown({ missionSummary: { missions: [], ready: 0 } }) }
export const Loading: Story = { render: shown({ missionSummary: 'never' }) }
/** Shows the error, keeps the clicked button while a retry fails again, and shows the content once it loads. */
export const FailedThenThere: Story = {
  render: (...story) => shown({ missionSummary: untilRecovered({ missions, ready: 1 }) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await tryAgain(canvasElement)
    await expect(await canvas.findByText('Twenty bets a day')).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ missionSummary: untilOnline({ missions, ready: 1 }) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByText('Twenty bets a day')).toBeVisible()
  },
}

const named = Object.entries(longTexts).map(([id, name]) =>
  mission({ id, name, metric: 'validBet', progress: '99999999999.00', target: '999999999999.00' }),
)

/** Long names of missions, and high targets. */
export const LongNames: Story = {
  render: shown({ missionSummary: { missions: named, ready: 0 } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longTexts.hostile)).toBeVisible()
    await expect(canvas.getByText(longTexts.arabic)).toBeVisible()
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await fitsAcross(canvasElement)
  },
}
export const LongNamesRightToLeft: Story = {
  render: shown({ missionSummary: { missions: named, ready: 0 } }),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}

/** Names on the board are masked to a few signs, at any length; scores are as long as they may be. */
export const VastScores: Story = {
  render: shown(
    {
      missionLeaderboard: {
        ...board,
        rows: [longTexts.oneWord, longTexts.khmer].map((player, index) => ({
          ...{ rank: index + 1, player, score: '99999999999999.00', own: false },
        })),
        own: { rank: 9999999, score: '99999999999999.00' },
      },
    },
    '?show=leaderboard',
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table')
    await expect(table).toHaveTextContent('99,999,999,999,999')
    await expect(table).not.toHaveTextContent(longTexts.oneWord)
    await fitsAcross(canvasElement)
  },
}
