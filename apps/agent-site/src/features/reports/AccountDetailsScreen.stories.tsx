import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { someMovements } from '../../testing/fixtures/reports.ts'
import { AccountDetailsScreen } from './AccountDetailsScreen.tsx'

const asked = fn()

const meta = {
  title: 'Agent site/Account details',
  component: AccountDetailsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void asked.mockReset(),
} satisfies Meta<typeof AccountDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (
    query = '',
    downlineTransactions: NonNullable<Answers['downlineTransactions']> = (input) => {
      asked(input.query)
      return someMovements
    },
  ): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/account-details${query}`}
      answers={{ downlineTransactions }}
    >
      <AccountDetailsScreen />
    </ScriptedPlatform>
  )

/** The filter of the address is requested; an unknown one is not. */
export const Movements: Story = {
  render: shown('?type=depositCredited&from=2026-11-18&to=2026-11-20'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('80.00'))
    await expect(asked).toHaveBeenCalledWith({
      ...{ from: '2026-11-18', to: '2026-11-20', type: 'depositCredited', pageSize: '100' },
    })
    await expect(await canvas.findByRole('button', { name: 'About these figures' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Transfer sent')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'transferSent' })),
    )
  },
}

/** The platform sorts by the column whose heading is clicked; amounts begin with the highest. */
export const Sorted: Story = {
  globals: { language: 'en' },
  render: shown('?from=2026-11-18&to=2026-11-20'),
  play: async ({ canvas }) => {
    const clicks = [
      ['Amount', 'amount', 'descending'],
      ['Amount', 'amount', 'ascending'],
      ['Counterparty', 'counterparty', 'ascending'],
      ['Remark', 'remark', 'ascending'],
    ] as const
    for (const [name, column, order] of clicks) {
      await userEvent.click(await canvas.findByRole('button', { name }))
      await waitFor(() =>
        expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ sort: column, order })),
      )
    }
    const sortable = canvas.getAllByRole('columnheader').filter((header) => header.ariaSort !== null)
    await expect(sortable).toHaveLength(11)
  },
}

export const MadeUpAddress: Story = {
  render: shown('?type=everything&from=yesterday'),
  play: async () => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'everything' }))
  },
}

export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(), globals: { language: 'ar' } }
export const Nothing: Story = { render: shown('', { ...someMovements, rows: [], totals: [] }) }
export const Loading: Story = { render: shown('', 'never') }
export const Failed: Story = {
  render: shown('', new ApiError('network')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByText(/\d transactions/)).toBeNull()
  },
}
