import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { clearPopup } from '../../shared/popups/popups.ts'
import { resumeOf, resumeText } from '../../shared/popups/resume.ts'
import { fixtures, match, noFixtures } from '../../testing/fixtures/sports.ts'
import { Fixtures } from './Fixtures.tsx'

const failing = fn((): ReturnType<typeof fixtures> | ApiError => fixtures())
const asking = fn((_input: { query?: unknown }) => fixtures())

const meta = {
  title: 'Member site/Games/Fixtures',
  component: Fixtures,
  args: { gameType: 'SPORTS' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('busy'))
      .mockImplementation(() => fixtures())
    asking.mockClear()
    return () => {
      clearPopup()
      closeAllDialogs()
    }
  },
} satisfies Meta<typeof Fixtures>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, path = '/sports', signedIn = true): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{ ...siteAnswers, sportsFixtures: fixtures(), ...answers }}
    >
      <Fixtures {...args} />
      <DialogHost />
    </ScriptedPlatform>
  )

/** Under way first, then what has just ended, then the days: each match with its score, its odds, or why there are none. */
export const Full: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Live now' })).toBeVisible()
    await expect(canvas.getByText('Score of Kep Crabs').parentElement).toHaveTextContent('1')
    await expect(canvas.getByText('Betting suspended')).toBeVisible()
    await expect(canvas.getByText('Odds not out yet')).toBeVisible()
    await expect(canvas.getByText('Postponed')).toBeVisible()
    const [list] = canvas.getAllByRole('list', { name: 'Odds: Kep Crabs – Takeo Silk' })
    const price = within(list as HTMLElement).getByRole('link', { name: 'Takeo Silk to win 4.10' })
    await expect(price).toHaveAttribute('href', '/play/30001?match=m3&pick=away')
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ sportsFixtures: 'never' }) }

/** A match whose bets are suspended shows its odds, which lead nowhere. */
export const Suspended: Story = {
  render: answered({ sportsFixtures: fixtures({ matches: [match('m3', { suspended: true })] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Betting suspended')).toBeVisible()
    await expect(canvas.getByText('1.85')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /to win/ })).toBeNull()
  },
}

export const WithoutOdds: Story = {
  render: answered({ sportsFixtures: fixtures({ matches: [match('m3', { odds: null })] }) }),
}
export const Postponed: Story = {
  render: answered({
    sportsFixtures: fixtures({ matches: [match('m3', { state: 'postponed', odds: null })] }),
  }),
}
export const Abandoned: Story = {
  render: answered({
    sportsFixtures: fixtures({
      matches: [match('m3', { state: 'abandoned', odds: null, score: { home: 1, away: 1 } })],
    }),
  }),
}

/** In some sports neither side can draw: two odds, no gap. */
export const WithoutDraw: Story = {
  args: { gameType: 'ESPORTS' },
  render: answered({
    sportsFixtures: fixtures({
      matches: [match('m3', { odds: { home: '1.60', draw: null, away: '2.20' } })],
    }),
  }),
}

/** A vendor with a stale feed: the time of its odds is shown, and none of them leads to a bet. */
export const StaleFeed: Story = {
  render: answered({
    sportsFixtures: fixtures({
      feeds: [{ vassalage: 'FLD', displayName: 'Fieldline', asOf: '2026-11-21T05:03:00Z', stale: true }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fieldline: odds as of .*, reconnecting$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /to win/ })).toBeNull()
  },
}

export const NoFixtures: Story = {
  render: answered({ sportsFixtures: noFixtures }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches right now')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pause updates' })).toBeNull()
  },
}

/** A day and a competition are requested, and are in the address; an empty result has a way back. */
export const Filtered: Story = {
  render: answered({ sportsFixtures: asking }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Day'), '2026-11-22')
    await waitFor(() =>
      expect(asking).toHaveBeenLastCalledWith({ query: expect.objectContaining({ day: '2026-11-22' }) }),
    )
    await userEvent.selectOptions(canvas.getByLabelText('Competition'), 'FLD:angkor')
    await waitFor(() =>
      expect(asking).toHaveBeenLastCalledWith({
        query: expect.objectContaining({ day: '2026-11-22', competition: 'FLD:angkor', pageNo: '1' }),
      }),
    )
  },
}
/** The next ones, those being played, or the last results; with an empty state where there are none. */
export const LiveOnly: Story = {
  render: answered({ sportsFixtures: asking }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Live (1)' }))
    await waitFor(() =>
      expect(asking).toHaveBeenLastCalledWith({
        query: expect.objectContaining({ when: 'live', pageNo: '1' }),
      }),
    )
  },
}
export const NoneLive: Story = {
  render: answered(
    { sportsFixtures: { ...noFixtures, counts: { next: 5, live: 0, over: 0 } } },
    '/sports?when=live',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match is being played right now')).toBeVisible()
  },
}
export const NothingFound: Story = {
  render: answered(
    {
      sportsFixtures: {
        ...noFixtures,
        days: [{ day: '2026-11-21', matches: 5 }],
        counts: { next: 5, live: 0, over: 0 },
      },
    },
    '/sports?day=2026-11-30',
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all matches' }))
    await waitFor(() => expect(canvas.getByText('No matches to bet on right now')).toBeVisible())
  },
}

export const ManyPages: Story = {
  render: answered(
    { sportsFixtures: fixtures({ page: { pageNo: 2, pageSize: 10, total: 176 } }) },
    '/sports?page=2',
  ),
}

const khmerLeague = 'លីគបាល់ទាត់កំពូលនៃព្រះរាជាណាចក្រកម្ពុជាសម្រាប់រដូវកាលឆ្នាំពីរពាន់ម្ភៃប្រាំមួយ'

/** A competition with a name of eighty letters, teams with names that have no spaces. */
export const LongNames: Story = {
  globals: { language: 'km' },
  render: answered({
    sportsFixtures: fixtures({
      competitions: [{ id: 'FLD:mekong', displayName: khmerLeague, matches: 1 }],
      matches: [
        match('m1', {
          home: khmerLeague,
          away: 'W'.repeat(90),
          state: 'live',
          score: { home: 10, away: 9_999 },
        }),
        match('m3', { odds: { home: '1.01', draw: '99999.99', away: '12345.67' } }),
      ],
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('heading', { level: 4, name: khmerLeague }))[0]).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A visitor who chooses odds signs in first, and then arrives at the coupon with that selection. */
export const VisitorChooses: Story = {
  render: answered({}, '/sports', false),
  play: async ({ canvas }) => {
    const [price] = await canvas.findAllByRole('link', { name: 'Kep Crabs to win 1.85' })
    await userEvent.click(price as HTMLElement)
    await waitFor(() => expect(location.search).toContain('popup=login'))
    await expect(resumeOf(resumeText())).toEqual({
      path: '/play/30001?match=m3&pick=home',
      purpose: { to: 'play', name: 'Mekong League' },
    })
  },
}

let goals = 0
const scoring = () => {
  goals += 1
  return fixtures({ matches: [match('m1', { state: 'live', score: { home: goals, away: 0 }, odds: null })] })
}

/** A score changes by itself and is announced once; paused, the list does not change. */
export const ScoreChanges: Story = {
  beforeEach: () => {
    goals = 0
  },
  render: answered({ sportsFixtures: scoring }, '/sports', false),
  play: async ({ canvas, canvasElement }) => {
    const score = async () => (await canvas.findByText('Score of Kep Crabs')).parentElement
    await expect(await score()).toHaveTextContent(/1$/)
    await waitFor(async () => expect(await score()).toHaveTextContent(/2$/), { timeout: 12_000 })
    await waitFor(() =>
      expect(canvas.getByText('Kep Crabs – Takeo Silk: 2 – 0').closest('[role=status]')).not.toBeNull(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Pause updates' }))
    const before = canvasElement.textContent
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    await expect(canvasElement.textContent).toBe(before)
  },
}

export const FailedThenThere: Story = {
  render: answered({ sportsFixtures: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Live now' })).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection. */
export const Offline: Story = {
  render: (...story) => answered({ sportsFixtures: untilOnline(fixtures()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Live now' })).toBeVisible()
    await expect(screen.queryByText(/reconnecting/)).toBeNull()
  },
}
