import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { hostileNames, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { NextDraws } from './NextDraws.tsx'
import { draws, lottery } from './testing/fixtures.ts'
import type { Draws } from './useDraws.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const next = (drawId: string, seconds: number) => ({
  ...{ drawId, closesAt: inSeconds(seconds - 5), drawsAt: inSeconds(seconds) },
})

/** Lotteries in each state that they can be in. */
const all = (): Draws =>
  draws({
    now: inSeconds(0),
    lotteries: [
      lottery('hanoi-one-minute', { next: next('h-2', 40) }),
      lottery('mekong-hourly', {
        displayName: 'Mekong Hourly',
        vassalage: 'TCG_SEA',
        next: next('m-2', 1_900),
      }),
      lottery('north-daily', {
        displayName: 'Northern Daily',
        next: next('n-2', 40_000),
        underMaintenance: true,
      }),
      lottery('south-daily', { displayName: 'Southern Daily', next: next('s-2', 50_000), stale: true }),
      lottery('evening', {
        ...{ displayName: 'Evening Stars', vassalage: 'LOTT', next: null },
        last: { drawId: 'e-1', drawnAt: '2026-11-21T04:00:00Z', numbers: null },
      }),
      lottery('new', { displayName: 'Baize Classic', vassalage: 'LOTT', next: next('b-2', 400), last: null }),
    ],
  })

const failing = fn((): Draws | ApiError => all())

const meta = {
  title: 'Member site/Games/Next draws',
  component: NextDraws,
  args: { gameType: 'LOTT' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockImplementation(all)
  },
} satisfies Meta<typeof NextDraws>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform path="/lott" answers={{ ...siteAnswers, lotteryDraws: all, ...answers }}>
      <NextDraws {...args} />
    </ScriptedPlatform>
  )

export const Full: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: /^Hanoi 1 Minute/ })
    await expect(card).toHaveAttribute('href', '/vnLottery?gameCode=hanoi-one-minute')
    await expect(card).toHaveTextContent('4 8 2 1 3')
    await expect(canvas.getByText('Under maintenance')).toBeVisible()
    await expect(canvas.getByText(/^As of .*, reconnecting$/)).toBeVisible()
    await expect(canvas.getByText('No draw announced')).toBeVisible()
    await expect(canvas.getByText('Draw cancelled, stakes returned')).toBeVisible()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ lotteryDraws: 'never' }) }
export const NoDraws: Story = {
  render: answered({ lotteryDraws: draws({ lotteries: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No draws announced')).toBeVisible()
  },
}

let drawsAt = 0
/** A draw in two seconds, whose numbers are known a second after. */
const drawing = (): Draws => {
  const due = new Date(drawsAt).toISOString()
  const isDrawn = Date.now() > drawsAt + 1_000
  const before = lottery('hanoi-one-minute', { next: { drawId: 'h-2', closesAt: due, drawsAt: due } })
  const after = lottery('hanoi-one-minute', {
    ...{ next: next('h-3', 60), last: { drawId: 'h-2', drawnAt: due, numbers: '00917' } },
  })
  return draws({ now: inSeconds(0), lotteries: [isDrawn ? after : before] })
}

/** The countdown ends, the draw is on, and its result takes its place without a click; it is announced once. */
export const BecomesItsResult: Story = {
  beforeEach: () => {
    drawsAt = Date.now() + 2_500
  },
  render: answered({ lotteryDraws: drawing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 8 2 1 3')).toBeInTheDocument()
    await expect(await canvas.findByText('Drawing now', {}, { timeout: 6_000 })).toBeVisible()
    await expect(await canvas.findByText('0 0 9 1 7', {}, { timeout: 8_000 })).toBeInTheDocument()
    const news = await canvas.findByText('Hanoi 1 Minute, result: 0 0 9 1 7')
    await expect(news.closest('[role=status]')).not.toBeNull()
  },
}

/** Paused, the countdown does not change. */
export const Paused: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause updates' }))
    const timer = canvas.getByRole('timer', { name: /Hanoi 1 Minute/ })
    const before = timer.textContent
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await expect(timer).toHaveTextContent(before)
  },
}

export const HostileNames: Story = {
  render: answered({
    lotteryDraws: () =>
      draws({
        now: inSeconds(0),
        lotteries: hostileNames.map((displayName, index) =>
          lottery(`code${index}`, { displayName, next: next(`d${index}`, 60 + index) }),
        ),
      }),
  }),
}

export const FailedThenThere: Story = {
  render: answered({ lotteryDraws: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: /^Hanoi 1 Minute/ })).toBeVisible()
  },
}

export const Offline: Story = {
  render: (...story) => answered({ lotteryDraws: untilOnline(draws()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Hanoi 1 Minute/ })).toBeVisible())
  },
}
