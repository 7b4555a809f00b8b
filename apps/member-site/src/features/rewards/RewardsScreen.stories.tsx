import { ApiError, type ValueOf } from '@baize/api'
import type { bonuses } from '@baize/api/calls'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '../../testing/longTexts.ts'
import { fitsAcross } from '../../testing/popups/actions.ts'
import { RewardsScreen } from './RewardsScreen.tsx'
import type { PastReward, Reward } from './rewardWords.ts'
import type { Grant } from './useBonusTerms.ts'

const reward = (change: Partial<Reward> = {}): Reward => ({
  id: 'rwd_1',
  source: 'mission',
  kind: 'cash',
  title: 'Weekly mission: valid bet',
  amount: '20000.00',
  readyAt: '2026-11-20T03:00:00Z',
  expiresAt: '2099-11-27T03:00:00Z',
  ...change,
})
const all = [
  reward(),
  reward({
    id: 'points',
    source: 'points',
    kind: 'points',
    title: 'Points of your bets',
    amount: '1250.00',
    expiresAt: null,
  }),
  reward({
    id: 'rwd_3',
    source: 'bonus',
    kind: 'bonus',
    title: '<b>ប្រាក់រង្វាន់ស្វាគមន៍ដែលមានឈ្មោះវែងណាស់</b>',
    amount: '999999999999.00',
  }),
]
const ready = {
  rewards: all,
  count: 3,
  counts: [
    { source: 'mission' as const, count: 1 },
    { source: 'points' as const, count: 1 },
    { source: 'bonus' as const, count: 1 },
  ],
}
const past: PastReward = { ...reward(), state: 'claimed', claimedAt: '2026-11-20T04:00:00Z' }
const claimedOfEach: PastReward[] = [
  past,
  {
    ...past,
    id: 'rwd_2',
    source: 'points',
    kind: 'points',
    title: 'Points earned by play',
    amount: '1250.00',
  },
  { ...past, id: 'rwd_3', source: 'rebate', title: 'Rebate', amount: '340.00' },
  { ...past, id: 'rwd_4', source: 'bonus', kind: 'bonus', title: 'First deposit bonus', amount: '90000.00' },
]
const claim = fn((_input: { params?: unknown }) => ({
  id: 'rwd_1',
  source: 'mission' as const,
  kind: 'cash' as const,
  amount: '20000.00',
  claimedAt: '2026-11-21T03:00:00Z',
}))
const failing = fn((): typeof ready | ApiError => ready)

const meta = {
  title: 'Member site/Member centre/Reward centre',
  component: RewardsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    claim.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('timeout')).mockReturnValue(ready)
  },
} satisfies Meta<typeof RewardsScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={`/member/rewards${query}`}
      answers={{
        rewards: ready,
        claimReward: claim,
        rewardHistory: { rows: [past], page: { next: null } },
        ...answers,
      }}
    >
      <RewardsScreen />
      <ToastRegion />
    </ScriptedPlatform>
  )

const grant = (id: string, change: Partial<Grant> = {}): Grant => ({
  ...{ id, definitionId: 'welcome', name: 'Welcome bonus', trigger: 'signUp', state: 'offered' },
  ...{ amount: '20000.00', multiplier: 5, required: '100000.00', progress: '0.00', converted: null },
  ...{ offeredAt: '2026-11-20T03:00:00Z', offerEndsAt: '2099-11-27T03:00:00Z' },
  ...{ claimedAt: null, wageringEndsAt: null, endedAt: null },
  ...change,
})
const bonusesOf = (...rows: Grant[]): ValueOf<typeof bonuses> => ({
  rows,
  page: { next: null },
  rules: { stakeOrder: ['cash', 'bonus'], mostAtOnce: 1, multiplierCap: null, contribution: [] },
})
const bonus = (id: string, title: string, expiresAt: string) =>
  reward({ id, source: 'bonus', kind: 'bonus', title, expiresAt })
const severalBonuses = {
  rewards: [
    ...all.slice(0, 2),
    bonus('welcome', 'Welcome bonus', '2099-12-01T03:00:00Z'),
    bonus('daily', 'Daily bonus', '2099-11-28T03:00:00Z'),
  ],
  count: 4,
  counts: ready.counts,
}
const claimedIds = () => claim.mock.calls.map(([input]) => (input.params as { id: string }).id)

/** All at once is one claim each; the bonus among them is agreed to first. */
export const Usual: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose a bonus to claim first' })
    await expect(claim).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(claim).toHaveBeenCalledTimes(3))
  },
}

/** Of several bonuses the member chooses: the one that ends first is first, with the terms of each and the order. */
export const ChoosesWhichBonus: Story = {
  render: shown({
    rewards: severalBonuses,
    bonuses: bonusesOf(grant('welcome'), grant('daily', { multiplier: 1, required: '20000.00' })),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Converts to cash after you wager .*100,000\.00 \(5 times\)/),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose a bonus to claim first' })
    const options = within(dialog).getAllByRole('radio')
    await expect(options.map((option) => (option as HTMLInputElement).value)).toEqual([
      'daily',
      'welcome',
      'none',
    ])
    await expect(options[0]).toBeChecked()
    await expect(dialog).toHaveTextContent(/20,000\.00 \(1 time\)/)
    await expect(dialog).toHaveTextContent('Cash is staked first')
    await userEvent.click(options[1] as HTMLElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(claimedIds()).toEqual(['rwd_1', 'points', 'welcome']))
  },
}

/** None of them yet: the rest is claimed all the same. */
export const ChoosesNoBonus: Story = {
  render: shown({ rewards: severalBonuses, bonuses: bonusesOf() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose a bonus to claim first' })
    await userEvent.click(within(dialog).getByRole('radio', { name: /Not now/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(claimedIds()).toEqual(['rwd_1', 'points']))
  },
}

/** A bonus that is played with: no other is claimed by the way, and the page says why. */
export const BonusInPlay: Story = {
  render: shown({
    rewards: severalBonuses,
    bonuses: bonusesOf(grant('played', { name: 'First deposit bonus', state: 'wagering' })),
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Your active bonus is First deposit bonus/))
    await userEvent.click(canvas.getByRole('button', { name: 'Claim all' }))
    await waitFor(() => expect(claimedIds()).toEqual(['rwd_1', 'points']))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A claim elsewhere is announced, and nothing breaks. */
export const ClaimedBefore: Story = {
  render: shown({ claimReward: new ApiError('alreadyClaimed') }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Claim' }))[0] as HTMLElement)
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('This has already been claimed.'),
    )
  },
}

export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(), globals: { language: 'ar' } }
export const Empty: Story = { render: shown({ rewards: { rewards: [], count: 0, counts: [] } }) }

/** Bonuses, points and rebates are listed as well as prizes. */
export const Claimed: Story = {
  render: shown({ rewardHistory: { rows: claimedOfEach, page: { next: null } } }, '?show=claimed'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Claimed' })
    await waitFor(() => expect(table).toHaveTextContent('1,250.00 points'))
    for (const source of ['Missions', 'Points', 'Rebate', 'Bonuses']) {
      await expect(table).toHaveTextContent(source)
    }
  },
}
/** Rewards without a name in the reader's language have the `lang` of their names. */
export const TitlesInEnglish: Story = {
  render: shown({ rewards: { ...ready, rewards: [reward({ language: 'en' })] } }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reward().title)).toHaveAttribute('lang', 'en')
  },
}
export const ClaimedInEnglish: Story = {
  render: shown(
    { rewardHistory: { rows: [{ ...past, language: 'en' }], page: { next: null } } },
    '?show=claimed',
  ),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(past.title)).toHaveAttribute('lang', 'en')
  },
}
export const Loading: Story = { render: shown({ rewards: 'never' }) }
export const FailedThenThere: Story = {
  render: shown({ rewards: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('button', { name: 'Claim all' })
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ rewards: untilOnline(ready) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Claim all' })).toBeVisible()
  },
}

const named = Object.entries(longTexts).map(([id, title]) => reward({ id, title, amount: '999999999999.00' }))

/** Long names of rewards. */
export const LongNames: Story = {
  render: shown({ rewards: { ...ready, rewards: named } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longTexts.hostile)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Claim' })).toHaveLength(named.length)
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await fitsAcross(canvasElement)
  },
}

/** In the table of what was claimed too. */
export const LongNamesClaimed: Story = {
  render: shown(
    {
      rewardHistory: {
        rows: named.map((each) => ({ ...past, ...each, state: 'claimed' as const })),
        page: { next: null },
      },
    },
    '?show=claimed',
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longTexts.hostile)).toBeVisible()
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await fitsAcross(canvasElement)
  },
}
export const LongNamesRightToLeft: Story = {
  render: shown({ rewards: { ...ready, rewards: named } }),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
