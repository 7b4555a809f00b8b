import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldNamed, press, staysText } from '../testing/actions.ts'
import type { Withdrawal } from './states.ts'
import {
  documentShown,
  ended,
  lookedInto,
  options,
  paid,
  received,
  underReview,
  waiting,
  withdrawal,
} from './testing/fixtures.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

/** The platform's own state: an open screen polls it. */
let current = withdrawal()
const created = fn(() => current)
const said = fn(({ body }: { body?: unknown }) => {
  current = (body as { outcome: string }).outcome === 'received' ? received : lookedInto
  return current
})
const uploaded = fn(() => ({ id: 'upl_1', url: '', width: 1, height: 1, size: 70 }))
const presented = fn(() => {
  current = documentShown
  return current
})
const takenBack = fn(() => {
  current = ended('cancelled', 'cancelledByMember')
  return current
})

const meta = {
  title: 'Account/Withdraw',
  component: WithdrawScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('baize.')) sessionStorage.removeItem(key)
    for (const each of [created, said, uploaded, presented, takenBack]) each.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof WithdrawScreen>
export default meta
type Story = StoryObj<typeof meta>

const list = (rows: Withdrawal[]) => ({ rows, page: { next: null } })

const rules = {
  stakeOrder: ['cash' as const, 'bonus' as const],
  mostAtOnce: 1,
  multiplierCap: null,
  contribution: [],
}
const noBonuses = { rows: [], page: { next: null }, rules }

/** The smallest image there is. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

const usual: Answers = {
  withdrawalOptions: options,
  withdrawals: list([]),
  createWithdrawal: created,
  withdrawalDetail: () => current,
  confirmWithdrawal: said,
  cancelWithdrawal: takenBack,
  uploadPicture: uploaded,
  bonuses: noBonuses,
}

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform answers={{ ...usual, ...answers }}>
      <WithdrawScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** One that was requested before, and can be opened from the list. */
const withOne = (one: Withdrawal, answers: Answers = {}): Pick<Story, 'render' | 'beforeEach'> => ({
  render: answered({ withdrawals: () => list([current]), ...answers }),
  beforeEach: () => {
    current = one
  },
})

async function request(canvas: HTMLElement, amount = '80000') {
  await userEvent.type(await fieldNamed(canvas, 'amount'), amount)
  await userEvent.selectOptions(await fieldNamed(canvas, 'bankCode'), 'MSB')
  await userEvent.type(await fieldNamed(canvas, 'accountName'), 'SOKHA CHAN')
  await userEvent.type(await fieldNamed(canvas, 'accountNumber'), '0001234321')
  await userEvent.type(await fieldNamed(canvas, 'paymentPassword'), '246810')
  await press(canvas, 'Withdraw')
}

/** Looks at it once more, and sends it. */
async function requestForSure(canvas: HTMLElement) {
  await request(canvas)
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
  )
}

/** The list of what is wrong has the focus and says so. */
const refusal = (words: string) =>
  waitFor(async () => {
    const summary = screen.getByRole('region', { name: 'There is a problem' })
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent(words)
  })

async function answer(label: string) {
  await press(await waitFor(() => screen.getByRole('alertdialog')), label)
}

const none = { beforeEach: withOne(withdrawal()).beforeEach } as Pick<Story, 'beforeEach'>

export const NoneYet: Story = { ...none, render: answered({}) }

export const WithRecent: Story = {
  render: answered({
    withdrawals: list([
      withdrawal({ amount: '99999999999.00' }),
      { ...paid, id: 'wdr_2' },
      { ...received, id: 'wdr_3' },
      { ...ended('rejected', 'accountRefusedByBank'), id: 'wdr_4' },
      { ...lookedInto, id: 'wdr_5' },
    ]),
  }),
}

const toConfirm = {
  ...{ kind: 'withdrawalToConfirm' as const, id: paid.id, link: `/member/withdraw?withdrawal=${paid.id}` },
  ...{ amount: paid.amount, until: paid.confirmBy },
}

/** One that waits for a confirmation opens by itself; "Another withdrawal" leads to the form, which stays available. */
export const WaitingOpensByItself: Story = {
  ...withOne(paid, { pendingActions: { rows: [toConfirm], otherMessages: 0 } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Your withdrawal' })
    await press(canvasElement, 'Another withdrawal')
    await expect(await fieldNamed(canvasElement, 'amount')).toBeVisible()
  },
}

export const InKhmer: Story = { ...WithRecent, globals: { language: 'km' } }

export const Loading: Story = { render: answered({ withdrawalOptions: 'never', withdrawals: 'never' }) }

export const Failed: Story = {
  render: answered({ withdrawalOptions: new ApiError('busy'), withdrawals: new ApiError('busy') }),
}

export const MissingFields: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Withdraw')
    await refusal('Account name is required')
    await expect(created).not.toHaveBeenCalled()
  },
}

/** An amount above the limit is refused before anything is sent. */
export const AboveTheLimit: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await request(canvasElement, '8000000.01')
    await refusal('4,800,000.00')
    await expect(created).not.toHaveBeenCalled()
  },
}

export const NotEnough: Story = {
  render: answered({ createWithdrawal: new ApiError('insufficientFunds') }),
  play: async ({ canvasElement }) => {
    await requestForSure(canvasElement)
    await refusal('Insufficient balance.')
    await expect(await fieldNamed(canvasElement, 'accountNumber')).toHaveValue('0001234321')
  },
}

export const WrongPaymentPassword: Story = {
  render: answered({ createWithdrawal: new ApiError('paymentPasswordWrong') }),
  play: async ({ canvasElement }) => {
    await requestForSure(canvasElement)
    await refusal('Incorrect payment password.')
  },
}

export const Busy: Story = {
  render: answered({ createWithdrawal: 'never' }),
  play: async ({ canvasElement }) => {
    await requestForSure(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Requested: Story = {
  ...none,
  render: answered({}),
  play: async ({ canvas, canvasElement }) => {
    await requestForSure(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible())
    await expect(created).toHaveBeenCalledTimes(1)
  },
}

/** Enters the received amount, and sends it. */
async function say(canvas: HTMLElement, outcome: RegExp) {
  await press(canvas, 'Show')
  await userEvent.click(await within(canvas).findByRole('radio', { name: outcome }))
}

/** The member confirms the payment in a dialog: the platform receives it once. */
export const ConfirmedReceived: Story = {
  ...withOne(paid),
  play: async ({ canvas, canvasElement }) => {
    await say(canvasElement, /The full amount arrived/)
    await expect(canvasElement).toHaveTextContent('If you don’t answer, it counts as received')
    await press(canvasElement, 'Confirm')
    await answer('Go back')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(said).not.toHaveBeenCalled()
    await press(canvasElement, 'Confirm')
    await answer('Yes, received')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull())
    await expect(said).toHaveBeenCalledTimes(1)
    await expect(said).toHaveBeenCalledWith({ params: { id: paid.id }, body: { outcome: 'received' } })
  },
}

/** Only a part arrived: what is missing is counted while it is typed. */
export const PartlyReceived: Story = {
  ...withOne(paid),
  play: async ({ canvasElement }) => {
    await say(canvasElement, /Only part of it arrived/)
    await userEvent.type(await fieldNamed(canvasElement, 'amountReceived'), '30000')
    await waitFor(() => expect(canvasElement).toHaveTextContent('50,000.00'))
    await press(canvasElement, 'Confirm')
    await waitFor(() => expect(canvasElement).toHaveTextContent('We’re looking into it'))
    await waitFor(() => expect(within(canvasElement).getAllByText('Account number')).toHaveLength(1))
    await expect(said).toHaveBeenCalledWith({
      params: { id: paid.id },
      body: { outcome: 'partlyReceived', amountReceived: '30000', remainingAmount: '50000.00' },
    })
  },
}

/** Nothing arrived: an image of the account is sent with it, and without one nothing is sent. */
export const NotReceived: Story = {
  ...withOne(paid),
  play: async ({ canvasElement }) => {
    await say(canvasElement, /Nothing arrived/)
    await press(canvasElement, 'Confirm')
    await refusal('Screenshots of your account')
    await expect(said).not.toHaveBeenCalled()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File([picture], 'account.png', { type: 'image/png' }))
    await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(1))
    await press(canvasElement, 'Confirm')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Under investigation'))
    await expect(said).toHaveBeenCalledWith({
      params: { id: paid.id },
      body: { outcome: 'notReceived', images: ['upl_1'] },
    })
  },
}

/** It waits for a document: without an image nothing is sent, and what was sent is in review. */
export const WaitsForDocument: Story = {
  ...withOne(waiting, { showIdentity: presented }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Show')
    await press(canvasElement, 'Show the document')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Choose a picture of your document.'))
    await expect(presented).not.toHaveBeenCalled()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File([picture], 'passport.png', { type: 'image/png' }))
    await canvas.findByText('passport.png')
    await press(canvasElement, 'Show the document')
    await waitFor(() => expect(canvasElement).toHaveTextContent('We are reviewing your document.'))
    await expect(presented).toHaveBeenCalledWith({ params: { id: waiting.id }, body: { images: ['upl_1'] } })
    await expect(canvas.queryByRole('button', { name: 'Show the document' })).toBeNull()
  },
}

export const Cancelled: Story = {
  ...withOne(withdrawal()),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show')
    await press(canvasElement, 'Cancel the withdrawal')
    await answer('Cancel the withdrawal')
    await waitFor(() => expect(canvasElement).toHaveTextContent('The amount is back in your balance.'))
    // The button unmounts with its action: the focus moves to the result.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Cancelled'))
    await expect(document.activeElement).not.toBe(document.body)
    await expect(takenBack).toHaveBeenCalledTimes(1)
  },
}

/** It was sent meanwhile: that is said, and the state is read again. */
export const CancelledTooLate: Story = {
  ...withOne(withdrawal(), { cancelWithdrawal: new ApiError('wrongState') }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show')
    await press(canvasElement, 'Cancel the withdrawal')
    await answer('Cancel the withdrawal')
    await waitFor(() => expect(document.body).toHaveTextContent('This has changed in the meantime.'))
  },
}

const shown: NonNullable<Story['play']> = ({ canvasElement }) => press(canvasElement, 'Show')

export const Received: Story = { ...withOne(received), play: shown }

export const RefusedByTheBank: Story = {
  ...withOne(ended('rejected', 'accountRefusedByBank')),
  play: shown,
}

/** It was sent, and the bank did not pay it: said with what to do, and the money is back. */
export const NotPaid: Story = {
  ...withOne(ended('failed', 'bankDidNotPay')),
  play: async (context) => {
    await shown(context)
    await waitFor(() => expect(context.canvasElement).toHaveTextContent('The bank did not pay it.'))
    await expect(context.canvasElement).not.toHaveTextContent('Sent to the bank')
  },
}

/** A reviewer checks it: the next steps are shown after that. */
export const Reviewed: Story = {
  ...withOne(underReview),
  play: async (context) => {
    await shown(context)
    await waitFor(() => {
      const steps = [...context.canvasElement.querySelectorAll('ol li')].map(({ textContent }) => textContent)
      const place = (words: string) => steps.findIndex((step) => step?.includes(words))
      expect(place('In review')).toBeGreaterThan(place('Requested'))
      expect(place('Approved')).toBeGreaterThan(place('In review'))
    })
  },
}

export const LookedInto: Story = { ...withOne(lookedInto), play: shown }

const accounts = [
  {
    ...{ id: 'acc_1', bankCode: 'MSB', bank: 'Mekong Sandbox Bank', accountName: 'SOKHA CHAN' },
    ...{ accountNumberMasked: '•••• 4321', isDefault: true, addedAt: '2026-10-01T03:00:00Z' },
  },
]

/** A saved account is chosen, not typed: only the payment password is required. */
export const ToASavedAccount: Story = {
  ...none,
  render: answered({ bankAccounts: { accounts, most: 5, realName: 'SOKHA CHAN' } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'amount'), '80000')
    await userEvent.type(await fieldNamed(canvasElement, 'paymentPassword'), '246810')
    await press(canvasElement, 'Withdraw')
    await answer('Withdraw')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible())
    await expect(created).toHaveBeenCalledWith({
      body: { amount: '80000', bankAccountId: 'acc_1', paymentPassword: '246810' },
    })
  },
}

/** An account that was paid to is removed in one click, by the payment password. */
export const ForgetsAnAccount: Story = {
  ...none,
  render: answered({ bankAccounts: { accounts, most: 5, realName: 'SOKHA CHAN' } }),
  play: async ({ canvas }) => {
    const [forget] = await canvas.findAllByRole('button', { name: /^Remove / })
    if (forget) await userEvent.click(forget)
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByLabelText(/Payment password/)).toBeVisible()
  },
}

/** A member without a payment password sets one first. */
export const WithoutAPaymentPassword: Story = {
  ...none,
  render: answered({
    securityCentre: { items: [{ kind: 'paymentPassword', state: 'notSet' }], payoutsHeldUntil: null },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Set a payment password first' })
  },
}

export const PayoutsHeld: Story = {
  ...none,
  render: answered({
    securityCentre: {
      items: [{ kind: 'paymentPassword', state: 'set' }],
      payoutsHeldUntil: '2099-11-22T03:00:00Z',
    },
  }),
}

export const RightToLeft: Story = {
  ...withOne(paid),
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('table button')).toBeVisible())
    await userEvent.click(canvasElement.querySelector('table button') as HTMLElement)
    await waitFor(() => expect(canvasElement.querySelector('[role="timer"], form')).not.toBeNull())
  },
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ withdrawalOptions: untilOnline(options) })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await fieldNamed(canvasElement, 'amount')
  },
}

/** Whatever a bank and the owner of an account are called, and however much it is. */
export const LongNames: Story = {
  ...none,
  render: answered({
    withdrawalOptions: {
      ...options,
      available: '99999999999999.99',
      max: '99999999999999.99',
      banks: [{ code: 'MSB', name: hostileName }],
    },
    bankAccounts: {
      accounts: accounts.map((each) => ({ ...each, bank: hostileName, accountName: hostileName })),
      most: 5,
      realName: hostileName,
    },
    withdrawals: list([{ ...received, bank: hostileName, amount: '99999999999999.99' }]),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await fieldNamed(canvasElement, 'amount')
    await staysText(canvasElement)
  },
}

export const LongNameUnderWay: Story = {
  ...withOne({ ...paid, bank: hostileName, amount: '99999999999999.99' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Show')
    await canvas.findByRole('heading', { name: 'Your withdrawal' })
    await staysText(canvasElement)
  },
}
