import { ApiError } from '@baize/api'
import {
  type Answers,
  comeOnline,
  defaultTrial,
  hostileName,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { grant, ladder, listOf, monthOf, vipAnswers } from './testing/fixtures.ts'
import { Vip } from './Vip.tsx'

const claimed = fn(() => grant({ state: 'active' }))
const failing = fn((): typeof ladder | ApiError => ladder)

const meta = {
  title: 'Member site/VIP',
  component: Vip,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    claimed.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(ladder)
  },
} satisfies Meta<typeof Vip>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path="/vip" answers={{ ...vipAnswers, claimBonus: claimed, ...answers }}>
      <Vip />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** Both targets of each level, what the progress is made of, and a bonus that is claimed once. */
export const Usual: Story = {
  render: answered({
    bonuses: () => listOf(claimed.mock.calls.length > 0 ? [] : [grant()]),
  }),
  play: async ({ canvas }) => {
    const made = await canvas.findByRole('table', { name: 'Your progress by category' })
    await expect(within(made).getByRole('row', { name: /Slots/ })).toHaveTextContent('2,800.00')
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }))
    await expect(
      await screen.findByText('First deposit bonus claimed. You can play with it now.'),
    ).toBeVisible()
    await expect(claimed).toHaveBeenCalledTimes(1)
    // The button was unmounted with the bonus: the focus moves to the head of the list.
    const heading = canvas.getByRole('heading', { name: 'Bonuses to claim' })
    await waitFor(() => expect(heading.parentElement).toHaveFocus())
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
/** Levels without a name in the reader's language have a `lang` wherever their names occur. */
export const NamesInEnglish: Story = {
  render: answered({
    vip: {
      ...ladder,
      vipLabelLanguage: 'en',
      levels: ladder.levels.map((level) => ({ ...level, vipLabelLanguage: 'en' })),
    },
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Silver')).length).toBeGreaterThan(2)
    for (const name of canvas.getAllByText('Silver')) await expect(name).toHaveAttribute('lang', 'en')
  },
}
export const Loading: Story = { render: answered({ vip: 'never' }) }

export const AtTheTop: Story = {
  render: answered({
    vip: { ...ladder, vipRankLevel: 5, vipLabelName: 'Diamond', upgradeTarget: null, progress: '140000.00' },
  }),
}

export const NewMember: Story = {
  render: answered({
    vip: { ...ladder, vipRankLevel: 1, progress: '0.00', history: [] },
    bonuses: listOf([]),
    profitLoss: monthOf([]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bets this month yet')).toBeVisible()
    await expect(await canvas.findByText('Nothing to claim right now')).toBeVisible()
    await expect(canvas.getByText('No level changes yet')).toBeVisible()
  },
}

export const FailedThenThere: Story = {
  render: answered({ vip: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Bonuses to claim' })).toBeVisible()
  },
}

/** Another bonus is still in play: a message says so, and the offer stays. */
export const ClaimRefused: Story = {
  render: answered({ claimBonus: new ApiError('tooManyOpen') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }))
    await expect(await screen.findByText(/Too many requests are still open/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Claim' })).toBeEnabled()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ vip: untilOnline(ladder) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Bonuses to claim' })).toBeVisible()
  },
}

/** A trial account is informed that it needs an account of its own. */
export const TrialAccount: Story = {
  render: answered({ memberInfo: defaultTrial }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed' })).toBeVisible()
  },
}

export const HostileNames: Story = {
  render: answered({
    vip: {
      ...ladder,
      progress: '99999999999999.00',
      levels: ladder.levels.map((level) => ({ ...level, vipLabelName: hostileName })),
    },
    bonuses: listOf([grant({ name: hostileName, amount: '99999999999999.00' })]),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bonuses to claim' })).toBeVisible()
    await waitFor(() => expect(canvasElement).toHaveTextContent('<img src=x'))
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
