import type { ValueOf } from '@baize/api'
import type { referral } from '@baize/api/calls'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { tryAgain, untilRecovered } from '../../testing/popups/actions.ts'
import { ReferralScreen } from './ReferralScreen.tsx'
import type { Friend } from './states.ts'

const value: ValueOf<typeof referral> = {
  enabled: true,
  code: 'DARA7K2P',
  url: 'https://baize.example/register?referralCode=DARA7K2P',
  qrText: 'https://baize.example/register?referralCode=DARA7K2P',
  touchDays: 90,
  rule: { deposit: '40000.00', validBet: '200000.00', reward: '20000.00' },
  counts: [
    { state: 'clicked', count: 12 },
    { state: 'registered', count: 3 },
    { state: 'firstDeposit', count: 2 },
    { state: 'qualified', count: 0 },
    { state: 'rewarded', count: 1 },
  ],
  rewarded: '20000.00',
}
const friend = (change: Partial<Friend>): Friend => ({
  id: 'frd_1',
  state: 'rewarded',
  player: 'so•••26',
  clickedAt: '2026-11-01T03:00:00Z',
  registeredAt: '2026-11-01T04:00:00Z',
  firstDepositAt: '2026-11-02T03:00:00Z',
  qualifiedAt: '2026-11-03T03:00:00Z',
  rewardedAt: '2026-11-04T03:00:00Z',
  depositPercent: 100,
  validBetPercent: 100,
  ...change,
})
const rows = [
  friend({}),
  friend({
    id: 'frd_2',
    state: 'firstDeposit',
    rewardedAt: null,
    qualifiedAt: null,
    depositPercent: 60,
    validBetPercent: 12,
  }),
  friend({
    id: 'frd_3',
    state: 'clicked',
    player: null,
    registeredAt: null,
    firstDepositAt: null,
    qualifiedAt: null,
    rewardedAt: null,
    depositPercent: 0,
    validBetPercent: 0,
  }),
]

const meta = {
  title: 'Member site/Member centre/Invite friends',
  component: ReferralScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReferralScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform answers={{ referral: value, referrals: { rows, page: { next: null } }, ...answers }}>
      <ReferralScreen />
    </ScriptedPlatform>
  )

export const Usual: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your code')).toHaveValue('DARA7K2P'))
  },
}
export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(), globals: { language: 'ar' } }
export const Nobody: Story = {
  render: shown({
    referral: { ...value, counts: [], rewarded: '0.00' },
    referrals: { rows: [], page: { next: null } },
  }),
}
export const Paused: Story = { render: shown({ referral: { ...value, enabled: !value.enabled } }) }
export const Loading: Story = { render: shown({ referral: 'never', referrals: 'never' }) }
/** Shows the error, keeps the clicked button while a retry fails again, and shows the content once it loads. */
export const FailedThenThere: Story = {
  render: (...story) => shown({ referral: untilRecovered(value) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await tryAgain(canvasElement)
    await expect(await canvas.findByLabelText('Your code')).toHaveValue('DARA7K2P')
  },
}
/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ referral: untilOnline(value) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByLabelText('Your code')).toHaveValue('DARA7K2P')
  },
}

export const HostileNames: Story = {
  render: shown({ referrals: { rows: [friend({ player: hostileName })], page: { next: null } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('<img src=x'))
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
