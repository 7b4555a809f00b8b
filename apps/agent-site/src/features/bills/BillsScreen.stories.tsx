import { sampleContract, sampleDetail, sampleTier } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DividendScreen, RealtimeSalaryScreen } from './BillsScreen.tsx'
import {
  carriedStanding,
  openDispute,
  sampleBill,
  sampleBillDetail,
  sampleBills,
  sampleConversation,
  sampleStanding,
} from './testing/fixtures.ts'

const meta = {
  title: 'Agent site/Bills',
  component: DividendScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof DividendScreen>
export default meta
type Story = StoryObj<typeof meta>

const totals = { bills: 8, amount: '402500.00', paid: '77500.00', owed: '152500.00', unpaid: 4 }

/** Two of three are paid; the balance is not enough for the third. */
const plan = {
  owed: { count: 3, amount: '152500.00' },
  paid: { count: 2, amount: '115000.00' },
  part: { count: 0, amount: '0.00' },
  skipped: { count: 1, amount: '37500.00' },
  ...{ setOff: '0.00', moves: '115000.00', balance: '115012.50', left: '12.50', more: false },
  receivers: [
    { account: 'dara_agent', count: 1, amount: '57500.00' },
    { account: 'vibol_agent', count: 1, amount: '57500.00' },
  ],
  others: 0,
}
const members = {
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
}

const answering: Answers = {
  payPlan: plan,
  billDispute: sampleConversation,
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
  billMembers: members,
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

/** The list is the day's work: the running period is below it, and a link leads there. */
export const PaidToMe: Story = {
  globals: { language: 'en' },
  render: () => <Screen />,
  play: async ({ canvas }) => {
    const running = await canvas.findByRole('heading', { name: 'Current period' })
    const table = await canvas.findByRole('table', { name: 'Bills' })
    const isBelow = table.compareDocumentPosition(running) & Node.DOCUMENT_POSITION_FOLLOWING
    await expect(isBelow).toBeTruthy()
    const target = `#${running.closest('section')?.id}`
    await expect(canvas.getByRole('link', { name: 'Current period' })).toHaveAttribute('href', target)
  },
}
/** Where a cap ends the sum, it is a line of it. */
export const Capped: Story = {
  render: () => (
    <Screen
      answers={{
        dividendProcessing: { ...sampleStanding, soFar: '5000.00' },
        contractDetail: sampleDetail(
          sampleContract({ tiers: [sampleTier({ rate: '10', amount: '5000.00' })] }),
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const cap = await canvas.findByText('Cap', { selector: 'dt' })
    await expect(cap.nextElementSibling).toHaveTextContent('5,000.00')
  },
}

/** A correction shows what the period comes to, and which part of it is its own. */
export const Correction: Story = {
  render: () => (
    <Screen
      query="?bill=bil_1"
      answers={{
        billDetail: {
          ...sampleBillDetail(
            sampleBill({ adjustment: 1, state: 'pendingCollect', amount: '-500.00', paid: '0.00' }),
          ),
          windowAmount: '57000.00',
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const besides = async (term: string) =>
      (await canvas.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent
    await expect(await besides('Amount')).toContain('57,000.00')
    await expect(canvas.queryByText('Ready to collect')).toBeNull()
    await expect(await besides('Correction')).toMatch(/[-−].*500\.00/)
  },
}

/** The running period says what its figures mean, as a bill does. */
export const RunningFiguresExplained: Story = {
  render: () => <Screen />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: 'About these figures' }))
    const panel = await screen.findByRole('dialog', { name: 'About these figures' })
    await expect(await within(panel).findByText(/Team winnings from earlier periods/)).toBeVisible()
  },
}

const requested = fn()

/** The platform sorts by each column: figures begin with the highest. */
export const Sorted: Story = {
  globals: { language: 'en' },
  beforeEach: () => void requested.mockReset(),
  render: () => (
    <Screen
      answers={{
        bills: ({ query }) => {
          requested(query)
          return { rows: [...sampleBills], totals, page: { next: null } }
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Bills' })
    await userEvent.click(await within(table).findByRole('button', { name: 'Amount' }))
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith(
        expect.objectContaining({ sort: 'amount', order: 'descending' }),
      ),
    )
    await expect(within(table).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(within(table).queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}

/** Two sums are owed: one of the bills of the list, one of all days; each is labelled. */
export const OwedByMe: Story = {
  render: () => <Screen query="?side=downline" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('I still owe, all time')).toBeVisible()
    await expect(await canvas.findByText('Still due on these')).toBeVisible()
  },
}
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

/** With the latency of a distant platform. */
const slowly = async <Value,>(value: Value): Promise<Value> => {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return value
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

const planned = fn((_input: unknown) => plan)

const rules = {
  ...{ reserve: '100.00', dailyCap: null, order: 'oldest' as const, contracts: 3, paidToday: '12.00' },
  ...{ available: '40.00', owed: '20.00', coming: '25.00', short: '5.00', shortFrom: '2026-11-23T17:00:00Z' },
}

const dialogBox = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })

/** Counts and sums first, then the password; the result of each bill is shown after it. */
/** Another’s bill, or none: the page still has a title, and a link back. */
export const NotFound: Story = {
  render: () => <Screen query="?bill=bill_99" answers={{ billDetail: new ApiError('notFound') }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something didn’t load' }),
    ).toBeVisible()
    await expect(canvasElement).toHaveTextContent('This was not found.')
  },
}

export const NotEnoughForAll: Story = {
  render: () => <Screen query="?side=downline" answers={{ payBills: pay, payPlan: planned }} />,
  play: async ({ canvasElement: canvas }) => {
    pay.mockClear()
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Pay all' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('152,500.00'))
    // Shown before the confirmation: the scope, the receivers, what stays, and what is left out.
    await expect(dialog).toHaveTextContent('Dividend: everything due, oldest first')
    await expect(dialog).toHaveTextContent(/Stays in your balance\s*៛12\.50/)
    await expect(dialog).toHaveTextContent(/vibol_agent\s*៛57,500\.00/)
    await expect(dialog).toHaveTextContent('1 bill is skipped')
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

/** Escape closes the dialog over the response: the page still shows the result. */
export const ResultSurvivesEscape: Story = {
  render: () => (
    <Screen query="?side=downline" answers={{ payBills: () => slowly(pay({})), payPlan: planned }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay all' }))
    await userEvent.type(await dialogBox('paymentPassword'), '246810')
    await userEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]') as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const said = await canvas.findByText(/^៛115,000\.00 was paid\. ៛37,500\.00 was still due/)
    await expect(said).toBeVisible()
    // Beside the button that opened the dialog, where the reader is.
    const [top, button] = [said, canvas.getByRole('button', { name: 'Pay all' })].map(
      (element) => element.getBoundingClientRect().top,
    )
    await expect(Math.abs((top ?? 0) - (button ?? 0))).toBeLessThan(200)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(said).not.toBeInTheDocument())
  },
}

export const PaySelected: Story = {
  render: () => <Screen query="?side=downline" answers={{ payBills: pay, payPlan: planned }} />,
  play: async ({ canvas }) => {
    planned.mockClear()
    await expect(canvas.queryByRole('button', { name: /^Pay selected/ })).toBeNull()
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select the bill of/ })
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay selected (2)' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Only the 2 bills you selected'))
    await expect(planned).toHaveBeenCalledWith(
      expect.objectContaining({ body: { billIds: ['bil_8', 'bil_6'], partial: false } }),
    )
  },
}

const kept = fn((_input: unknown) => ({ ...rules, short: '0.00', shortFrom: null }))

export const AutomaticPayment: Story = {
  render: () => (
    <Screen
      query="?side=downline"
      answers={{ automaticPayment: rules, setAutomaticPayment: kept, payPlan: planned }}
    />
  ),
  play: async ({ canvas }) => {
    kept.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Automatic payment' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('៛5.00 short'))
    const reserve = await dialogBox('reserve')
    await userEvent.clear(reserve)
    await userEvent.type(reserve, '75')
    await userEvent.selectOptions(
      dialog.querySelector('[name=order]') as HTMLElement,
      'Dividends first, then oldest',
    )
    await userEvent.click(dialog.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() =>
      expect(kept).toHaveBeenCalledWith(
        expect.objectContaining({ body: { reserve: '75', dailyCap: null, order: 'dividendsFirst' } }),
      ),
    )
  },
}

const ruled = fn()

/** Opened again, the rules are those that were saved, also where reading them takes a moment. */
export const RulesOpenedAgain: Story = {
  render: () => (
    <Screen
      query="?side=downline"
      answers={{
        setAutomaticPayment: () => {
          ruled()
          return { ...rules, reserve: '75.00' }
        },
        automaticPayment: () =>
          ruled.mock.calls.length === 0 ? rules : slowly({ ...rules, reserve: '75.00' }),
      }}
    />
  ),
  beforeEach: () => void ruled.mockClear(),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Automatic payment' })
    await userEvent.click(open)
    const reserve = await dialogBox('reserve')
    await userEvent.clear(reserve)
    await userEvent.type(reserve, '75')
    await userEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(open)
    await waitFor(async () => expect(await dialogBox('reserve')).toHaveValue('75.00'), { timeout: 3000 })
  },
}

/** A bill has its number, by which the search of the centre finds it. */
export const OneBill: Story = {
  render: () => <Screen query="?bill=bil_1" />,
  play: async ({ canvas }) => {
    await canvas.findByText('bil_1')
  },
}
export const UnpaidBill: Story = { render: () => <Screen query="?side=downline&bill=bil_4" /> }
export const BetsUnderIt: Story = { render: () => <Screen query="?bill=bil_1&member=all" /> }

/** The platform sorts the play of a bill by each column; the order of the bills is another. */
export const PlaySorted: Story = {
  globals: { language: 'en' },
  beforeEach: () => void requested.mockReset(),
  render: () => (
    <Screen
      query="?bill=bil_1&sort=amount&order=ascending"
      answers={{
        billMembers: ({ query }) => {
          requested(query)
          return members
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Members who played' })
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ pageSize: '20' }))
    await userEvent.click(await within(table).findByRole('button', { name: 'Payout' }))
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: 'payout', order: 'descending' }),
      ),
    )
    await expect(within(table).queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}

const answered = fn((_input: unknown) => sampleBill({ answer: 'disputed' }))

/** Opens the form, whose field has the focus, and sends a reason. */
async function dispute(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Dispute' }))
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
                ? { answer: 'disputed', answerReason: 'Two bets are missing', dispute: openDispute }
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
    // The form is unmounted: the focus moves to the heading of its result.
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Is this bill correct\?.*You dispute this bill/),
    )
  },
}

const wrote = fn((_input: unknown) => ({
  dispute: { ...openDispute, lastBy: 'payer' as const },
  messages: [...sampleConversation.messages],
}))

/** The payer reads both sides, and replies; a bill whose dispute was decided takes no more messages. */
export const DisputeAnswered: Story = {
  render: () => (
    <Screen
      query="?side=downline&bill=bil_8"
      answers={{
        writeDispute: wrote,
        billDetail: sampleBillDetail(sampleBill({ id: 'bil_8', answer: 'disputed', dispute: openDispute })),
      }}
    />
  ),
  beforeEach: () => void wrote.mockClear(),
  play: async ({ canvas }) => {
    const messages = await canvas.findByRole('list', { name: 'Dispute messages' }, { timeout: 8000 })
    await expect(within(messages).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your message/ }), 'They are in the next bill')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(wrote).toHaveBeenCalledWith(
        expect.objectContaining({ body: { text: 'They are in the next bill' } }),
      ),
    )
    // What was sent is not there to be sent once more.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Your message/ })).toHaveValue(''))
  },
}

export const DisputeDecided: Story = {
  render: () => (
    <Screen
      query="?bill=bil_8"
      answers={{
        billDispute: { ...sampleConversation, dispute: { ...openDispute, state: 'rejected' } },
        billDetail: sampleBillDetail(
          sampleBill({
            ...{ id: 'bil_8', answer: 'disputed' },
            dispute: { ...openDispute, state: 'rejected' },
          }),
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The operator has rejected the dispute.', undefined, { timeout: 8000 }),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Your message/ })).toBeNull()
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
export const InKhmer: Story = { render: () => <Screen />, globals: { language: 'km' } }
export const InArabic: Story = { ...OneBill, globals: { language: 'ar' } }
