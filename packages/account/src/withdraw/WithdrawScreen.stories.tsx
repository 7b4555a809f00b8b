import { ApiError } from '@baize/api'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fieldNamed, press } from '../testing/hands.ts'
import { type Answers, ScriptedPlatform } from '../testing/index.ts'
import { ended, lookedInto, options, paid, received, withdrawal } from './samples.ts'
import type { Withdrawal } from './states.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

/** The platform's own state: an open screen asks for it again and again. */
let current = withdrawal()
const created = fn(() => current)
const said = fn(({ body }: { body?: unknown }) => {
  current = (body as { outcome: string }).outcome === 'received' ? received : lookedInto
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
    sessionStorage.removeItem('baize.draft.withdraw')
    for (const each of [created, said, takenBack]) each.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof WithdrawScreen>
export default meta
type Story = StoryObj<typeof meta>

const list = (rows: Withdrawal[]) => ({ rows, page: { pageNo: 1, pageSize: 5, total: rows.length } })

const usual: Answers = {
  withdrawalOptions: options,
  withdrawals: list([]),
  createWithdrawal: created,
  withdrawalDetail: () => current,
  confirmWithdrawal: said,
  cancelWithdrawal: takenBack,
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

/** One that was asked for before, and can be opened from the list. */
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

export const InKhmer: Story = { ...WithRecent, globals: { language: 'km' } }

export const Loading: Story = { render: answered({ withdrawalOptions: 'never', withdrawals: 'never' }) }

export const Failed: Story = {
  render: answered({ withdrawalOptions: new ApiError('busy'), withdrawals: new ApiError('busy') }),
}

export const MissingFields: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Withdraw')
    await refusal('Account name: fill this in')
    await expect(created).not.toHaveBeenCalled()
  },
}

/** An amount above the limit is refused before anything is sent. */
export const AboveTheLimit: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await request(canvasElement, '8000000.01')
    await refusal('8,000,000.00')
    await expect(created).not.toHaveBeenCalled()
  },
}

export const NotEnough: Story = {
  render: answered({ createWithdrawal: new ApiError('insufficientFunds') }),
  play: async ({ canvasElement }) => {
    await request(canvasElement)
    await refusal('The balance is not enough.')
    await expect(await fieldNamed(canvasElement, 'accountNumber')).toHaveValue('0001234321')
  },
}

export const WrongPaymentPassword: Story = {
  render: answered({ createWithdrawal: new ApiError('paymentPasswordWrong') }),
  play: async ({ canvasElement }) => {
    await request(canvasElement)
    await refusal('The payment password is wrong.')
  },
}

export const Busy: Story = {
  render: answered({ createWithdrawal: 'never' }),
  play: async ({ canvasElement }) => {
    await request(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Requested: Story = {
  ...none,
  render: answered({}),
  play: async ({ canvas, canvasElement }) => {
    await request(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible())
    await expect(created).toHaveBeenCalledTimes(1)
  },
}

/** The member says that it came: the platform hears it once, and is not asked about again. */
export const ConfirmedReceived: Story = {
  ...withOne(paid),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Show')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Without an answer it counts as received'))
    await press(canvasElement, 'Yes, received')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Yes, received' })).toBeNull())
    await expect(said).toHaveBeenCalledTimes(1)
    await expect(said).toHaveBeenCalledWith({ params: { id: paid.id }, body: { outcome: 'received' } })
  },
}

/** A report that it did not come is asked about first, so that it is no slip. */
export const NotReceived: Story = {
  ...withOne(paid),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show')
    await press(canvasElement, 'No, not received')
    await answer('Look again')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(said).not.toHaveBeenCalled()
    await press(canvasElement, 'No, not received')
    await answer('It did not come')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Being looked into'))
    await expect(said).toHaveBeenCalledTimes(1)
  },
}

export const Cancelled: Story = {
  ...withOne(withdrawal()),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show')
    await press(canvasElement, 'Cancel the withdrawal')
    await answer('Cancel the withdrawal')
    await waitFor(() => expect(canvasElement).toHaveTextContent('The amount is back in your balance.'))
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
    await waitFor(() => expect(document.body).toHaveTextContent('This has changed meanwhile.'))
  },
}

const shown: NonNullable<Story['play']> = ({ canvasElement }) => press(canvasElement, 'Show')

export const Received: Story = { ...withOne(received), play: shown }

export const RefusedByTheBank: Story = {
  ...withOne(ended('rejected', 'accountRefusedByBank')),
  play: shown,
}

export const LookedInto: Story = { ...withOne(lookedInto), play: shown }
