import { type Answers, ScriptedPlatform, sampleContract, sampleDetail } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DividendScreen, RealtimeSalaryScreen } from './BillsScreen.tsx'
import { carriedStanding, sampleBill, sampleBillDetail, sampleBills, sampleStanding } from './samples.ts'

const meta = {
  title: 'Agent site/Bills',
  component: DividendScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof DividendScreen>
export default meta
type Story = StoryObj<typeof meta>

const totals = { bills: 8, amount: '402500.00', paid: '77500.00', owed: '152500.00', unpaid: 4 }

const answering: Answers = {
  bills: { rows: [...sampleBills], totals, page: { next: 'next' } },
  billDays: {
    days: sampleBills.map(({ from, amount, paid, state }, index) => ({
      day: from.slice(0, 10),
      bills: index === 3 ? 12 : 1,
      amount,
      paid,
      state,
    })),
  },
  billDetail: ({ params }) => {
    const { id } = params as { id: string }
    return sampleBillDetail(sampleBills.find((bill) => bill.id === id) ?? sampleBill())
  },
  billMembers: {
    rows: [
      {
        memberId: 'm1',
        account: 'vibol2026',
        bets: 412,
        stake: '900000.00',
        validBet: '880000.00',
        payout: '640000.00',
        given: '1200.00',
      },
      {
        memberId: 'm2',
        account: 'an-account-with-a-name-that-is-long',
        bets: 1,
        stake: '1.00',
        validBet: '1.00',
        payout: '0.00',
        given: '0.00',
      },
    ],
    totals: { bets: 413, stake: '900001.00', validBet: '880001.00', payout: '640000.00', given: '1200.00' },
    page: { next: null },
  },
  billBets: {
    rows: [
      {
        id: 'bet_1',
        account: 'vibol2026',
        settledAt: '2026-10-03T03:00:02Z',
        category: 'RNG',
        roundId: 'rnd_1',
        stake: '4000.00',
        validBet: '4000.00',
        payout: '0.00',
      },
    ],
    page: { next: null },
  },
  contractDetail: sampleDetail(sampleContract()),
  contractFreeze: { frozen: false, reason: null, since: null, toPay: '0.00', exit: null, bills: [] },
  dividendProcessing: sampleStanding,
  realtimeSalaryProcessing: {
    ...sampleStanding,
    kind: 'realtimeSalary',
    rate: '0',
    window: { from: '2026-11-21T03:00:00Z', to: '2099-11-21T03:05:00Z' },
  },
}

interface ScreenProps {
  answers?: Answers
  query?: string
  realtime?: boolean
}

function Screen({ answers = {}, query = '', realtime = false }: ScreenProps) {
  return (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/dividend${query}`}
      answers={{ ...answering, ...answers }}
    >
      {realtime ? <RealtimeSalaryScreen /> : <DividendScreen />}
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

export const PaidToMe: Story = { render: () => <Screen /> }
export const OwedByMe: Story = { render: () => <Screen query="?side=downline" /> }
export const Realtime: Story = { render: () => <Screen realtime /> }

export const CarriedLoss: Story = {
  render: () => <Screen answers={{ dividendProcessing: carriedStanding }} />,
}

export const NoContract: Story = {
  render: () => (
    <Screen
      answers={{
        dividendProcessing: { ...sampleStanding, window: null, contractId: null, tier: null },
        bills: { rows: [], totals: { ...totals, bills: 0 }, page: { next: null } },
        billDays: { days: [] },
      }}
    />
  ),
}

export const Frozen: Story = {
  render: () => (
    <Screen
      query="?side=downline"
      answers={{
        contractFreeze: {
          frozen: true,
          reason: 'dividendUnpaid',
          since: '2026-11-02T17:00:00Z',
          toPay: '57500.00',
          exit: 'payRefusedDividends',
          bills: [sampleBill({ id: 'bil_4', state: 'denied', paid: '0.00' })],
        },
      }}
    />
  ),
}

const pay = fn((_input: unknown) => ({
  statuses: [
    { state: 'issued' as const, count: 2, amount: '115000.00' },
    { state: 'insufficient' as const, count: 1, amount: '0.00' },
  ],
  paidNow: '115000.00',
  stillOwed: '37500.00',
  balance: '12.50',
  more: false,
}))

const dialogBox = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })

/** Counts and sums first, then the password; what became of each bill is said after it. */
/** Another’s bill, or none: the page still has a title, and the way back. */
export const NotFound: Story = {
  render: () => <Screen query="?bill=bill_99" answers={{ billDetail: new ApiError('notFound') }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This could not be loaded' }),
    ).toBeVisible()
    await expect(canvasElement).toHaveTextContent('This was not found.')
  },
}

export const NotEnoughForAll: Story = {
  render: () => <Screen query="?side=downline" answers={{ payBills: pay }} />,
  play: async ({ canvasElement: canvas }) => {
    pay.mockClear()
    const open = await waitFor(() => {
      const found = canvas.querySelector<HTMLElement>('button[aria-haspopup=dialog]:not([aria-label])')
      if (!found) throw new Error('no button yet')
      return found
    })
    await userEvent.click(open)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('152,500.00'))
    await userEvent.type(await dialogBox('paymentPassword'), '246810')
    await userEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('37,500.00'))
    await expect(pay).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { kind: 'dividend', paymentPassword: '246810', partial: false },
      }),
    )
  },
}

export const OneBill: Story = { render: () => <Screen query="?bill=bil_1" /> }
export const UnpaidBill: Story = { render: () => <Screen query="?side=downline&bill=bil_4" /> }
export const BetsUnderIt: Story = { render: () => <Screen query="?bill=bil_1&member=all" /> }

const answered = fn((_input: unknown) => sampleBill({ answer: 'disputed' }))

/** Opens the form, whose field has the focus, and sends a reason. */
async function dispute(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Dispute it' }))
  const reason = await waitFor(() => {
    const found = canvas.querySelector<HTMLTextAreaElement>('[name=reason]')
    if (!found) throw new Error('no field yet')
    return found
  })
  await expect(reason).toHaveFocus()
  await userEvent.type(reason, 'Two bets are missing')
  await userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)
}

export const Disputed: Story = {
  render: () => (
    <Screen
      query="?bill=bil_8"
      answers={{
        answerBill: answered,
        billDetail: () =>
          sampleBillDetail(
            sampleBill({
              id: 'bil_8',
              ...(answered.mock.calls.length > 0
                ? { answer: 'disputed', answerReason: 'Two bets are missing' }
                : {}),
            }),
          ),
      }}
    />
  ),
  beforeEach: () => void answered.mockClear(),
  play: async ({ canvasElement: canvas }) => {
    await dispute(canvas)
    await waitFor(() =>
      expect(answered).toHaveBeenCalledWith(
        expect.objectContaining({ body: { answer: 'disputed', reason: 'Two bets are missing' } }),
      ),
    )
    // The form is gone: what came of it is read on from its heading.
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Is it right\?.*disputes this bill/),
    )
  },
}

/** A dispute that is sent again word for word changes nothing that is shown: the focus still has a place to go on from. */
export const DisputedAgain: Story = {
  render: () => (
    <Screen
      query="?bill=bil_8"
      answers={{
        answerBill: answered,
        billDetail: sampleBillDetail(
          sampleBill({ id: 'bil_8', answer: 'disputed', answerReason: 'Two bets are missing' }),
        ),
      }}
    />
  ),
  beforeEach: () => void answered.mockClear(),
  play: async ({ canvasElement: canvas }) => {
    await dispute(canvas)
    await waitFor(() => expect(canvas.querySelector('[name=reason]')).toBeNull())
    await expect(document.activeElement).toHaveTextContent(/^Is it right\?/)
  },
}

export const Loading: Story = {
  render: () => <Screen answers={{ bills: 'never', billDays: 'never', dividendProcessing: 'never' }} />,
}
export const Failed: Story = {
  render: () => (
    <Screen answers={{ bills: new ApiError('network'), dividendProcessing: new ApiError('network') }} />
  ),
}
export const InKhmer: Story = { ...PaidToMe, globals: { language: 'km' } }
export const InArabic: Story = { ...OneBill, globals: { language: 'ar' } }
