import { ApiError, type ValueOf } from '@baize/api'
import type { permission, rebate } from '@baize/api/calls'
import {
  type Answers,
  comeOnline,
  defaultPermission,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fitsAcross, tryAgain, untilRecovered } from '../../testing/popups/actions.ts'
import { RebateScreen } from './RebateScreen.tsx'

const open = {
  ...defaultPermission,
  switches: { ...defaultPermission.switches, MANPLAYREB3: true },
} satisfies ValueOf<typeof permission>
const rows = [
  { gameType: 'RNG' as const, ratePercent: '0.60', validBet: '1000000.00', amount: '6000.00' },
  { gameType: 'LIVE' as const, ratePercent: '0.35', validBet: '99999999999.00', amount: '349999999.99' },
]
const value: ValueOf<typeof rebate> = {
  vipRankLevel: 2,
  gmtOffsetMinutes: 420,
  nextCutOffAt: '2099-11-21T17:00:00Z',
  from: '2026-11-18',
  through: '2026-11-20',
  amount: '350005999.99',
  rows,
  gathering: { amount: '6000.00', rows: rows.slice(0, 1) },
}
const past = {
  id: 'reb_1',
  from: '2026-11-10',
  through: '2026-11-12',
  vipRankLevel: 2,
  amount: '6000.00',
  claimedAt: '2026-11-13T03:00:00Z',
  rows: rows.slice(0, 1),
}
const claim = fn(() => past)

const meta = {
  title: 'Member site/Member centre/Rebate',
  component: RebateScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void claim.mockClear(),
} satisfies Meta<typeof RebateScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      answers={{
        permission: open,
        rebate: value,
        claimRebate: claim,
        rebateHistory: { rows: [past], page: { next: null } },
        ...answers,
      }}
    >
      <RebateScreen />
      <ToastRegion />
    </ScriptedPlatform>
  )

export const Usual: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim rebate' }))
    await waitFor(() => expect(claim).toHaveBeenCalledTimes(1))
  },
}
export const Refused: Story = {
  render: shown({ claimRebate: new ApiError('alreadyClaimed') }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim rebate' }))
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('This has already been claimed.'),
    )
  },
}
export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(), globals: { language: 'ar' } }
export const NothingYet: Story = {
  render: shown({
    rebate: {
      ...value,
      from: null,
      through: null,
      amount: '0.00',
      rows: [],
      gathering: { amount: '0.00', rows: [] },
    },
    rebateHistory: { rows: [], page: { next: null } },
  }),
}
export const Loading: Story = { render: shown({ rebate: 'never', rebateHistory: 'never' }) }
/** Shows the error, keeps the clicked button while a retry fails again, and shows the content once it loads. */
export const FailedThenThere: Story = {
  render: (...story) => shown({ rebate: untilRecovered(value) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await tryAgain(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Claim rebate' })).toBeVisible()
  },
}
/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ rebate: untilOnline(value) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Claim rebate' })).toBeVisible()
  },
}

const vast = rows.map((row) => ({ ...row, validBet: '99999999999999.99', amount: '99999999999999.99' }))

/** There are no names in it; sums and rates are as long as they may be. */
export const VastSums: Story = {
  render: shown({
    rebate: {
      ...{ ...value, amount: '99999999999999.99', rows: vast },
      gathering: { amount: '99999999999999.99', rows: vast },
    },
    rebateHistory: {
      rows: [{ ...past, amount: '99999999999999.99', rows: vast }],
      page: { next: null },
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Claim rebate' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('99,999,999,999,999.99')
    await fitsAcross(canvasElement)
  },
}
export const VastSumsRightToLeft: Story = {
  render: VastSums.render as NonNullable<Story['render']>,
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
