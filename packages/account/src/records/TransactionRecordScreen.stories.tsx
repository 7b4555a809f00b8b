import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, staysText } from '../testing/actions.ts'
import { TransactionRecordScreen } from './TransactionRecordScreen.tsx'
import { noTransactions, someTransactions } from './testing/fixtures.ts'

const asked = fn((_input: { query?: unknown }): typeof someTransactions | ApiError => someTransactions)

const meta = {
  title: 'Account/Transaction record',
  component: TransactionRecordScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void asked.mockReset().mockReturnValue(someTransactions),
} satisfies Meta<typeof TransactionRecordScreen>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (transactions: NonNullable<Answers['transactions']>, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/transactions${query}`} answers={{ transactions }}>
      <TransactionRecordScreen />
    </ScriptedPlatform>
  )

/** The opening balance of the period, its movements, and the closing balance. */
export const SomeTransactions: Story = {
  render: answered(someTransactions),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Opening balance'))
    await expect(canvasElement).toHaveTextContent('200,000.50')
    await expect(canvas.getByRole('table')).toHaveTextContent('12,000.50')
    const table = canvas.getByRole('table')
    await expect(table).toHaveTextContent('Withdrawal returned')
    await expect(table).toHaveTextContent('Emerald Reels')
    await expect(table).toHaveTextContent('Bank transfer')
    await expect(table).not.toHaveTextContent('ref_')
  },
}

/** The numbers that customer service works with are one click away. */
export const Details: Story = {
  render: answered(someTransactions),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Show' })
    if (first) await userEvent.click(first)
    const details = await screen.findByRole('dialog', { name: 'Transaction' })
    await waitFor(() => expect(details).toHaveTextContent('Mekong Sandbox Bank'))
    await expect(within(details).getByRole('textbox', { name: 'Reference' })).toHaveValue('ref_0')
    await expect(within(details).getByRole('textbox', { name: 'Transaction ID' })).toHaveValue('trx_0')
  },
}

export const InKhmer: Story = { render: answered(someTransactions), globals: { language: 'km' } }

export const Loading: Story = { render: answered('never') }

export const NoTransactions: Story = {
  render: answered(noTransactions),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No transactions in this period'))
  },
}

export const FailedThenThere: Story = {
  render: answered(asked),
  beforeEach: () => void asked.mockReturnValueOnce(new ApiError('busy')),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('Deposit'))
  },
}

export const PagesKeepThePeriod: Story = {
  render: answered(asked, '?from=2026-11-01&to=2026-11-10'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next page')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { from: '2026-11-01', to: '2026-11-10', after: '26', pageSize: '20' },
      }),
    )
  },
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered(untilOnline(someTransactions))(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('Deposit'))
  },
}

/** An unknown kind, a reference and a remark of the maximum length, and amounts to match. */
export const LongNamesAndAmounts: Story = {
  render: answered({
    rows: someTransactions.rows.slice(0, 2).map((row) => ({
      ...row,
      ...{ amount: '99999999999999.99', opening: '99999999999999.99', closing: '99999999999999.99' },
      subject: hostileName,
      reference: hostileName,
      remark: hostileName,
    })),
    totals: {
      ...{ count: 2, credited: '99999999999999.99', debited: '99999999999999.99' },
      ...{ net: '-99999999999999.99', opening: '99999999999999.99', closing: '99999999999999.99' },
    },
    page: { next: null },
  }),
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => staysText(canvasElement),
}
