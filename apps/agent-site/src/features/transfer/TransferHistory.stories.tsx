import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { TransferHistory } from './TransferHistory.tsx'
import type { PastTransfer } from './transfer.ts'

const asked = fn()

const meta = {
  title: 'Agent site/Transfer history',
  component: TransferHistory,
  parameters: { layout: 'padded' },
  beforeEach: () => void asked.mockReset(),
} satisfies Meta<typeof TransferHistory>
export default meta
type Story = StoryObj<typeof meta>

const rows: readonly PastTransfer[] = [
  {
    ...{ id: 'trf_2', at: '2026-11-20T03:05:06Z', direction: 'out', account: 'vibol2026', amount: '125.50' },
    ...{ note: 'For Friday', opening: '4799999.99', closing: '4799874.49' },
  },
  {
    ...{ id: 'trf_1', at: '2026-11-19T03:05:06Z', direction: 'in', account: 'mekong888', amount: '2000.00' },
    ...{ note: '', opening: null, closing: null },
  },
]

const answering: Answers = {
  agentTransfers: ({ query }) => {
    asked(query)
    const { search = '' } = query as { search?: string }
    return {
      upline: 'mekong888',
      rows: rows.filter(({ id, account, note }) => `${id} ${account} ${note}`.toLowerCase().includes(search)),
      totals: { in: '2000.00', out: '125.50' },
      page: { next: null },
    }
  },
}

const shown =
  (query = '', answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/transfer${query}`}
      answers={{ ...answering, ...answers }}
    >
      <TransferHistory />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** A transfer is found by a part of its note, and its receipt opens again by its number. */
export const Searched: Story = {
  render: shown(),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(table).toHaveTextContent('mekong888'))
    await userEvent.type(canvas.getByRole('searchbox'), 'friday{Enter}')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'friday' })))
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveTextContent('mekong888'))
    await userEvent.click(canvas.getByRole('button', { name: 'trf_2' }))
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
    await expect(receipt).toHaveTextContent('4,799,874.49')
    await expect(receipt).toHaveTextContent('For Friday')
  },
}

/** The platform sorts by each column; the file has the same order. */
export const Sorted: Story = {
  render: shown(),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const byAmount = await canvas.findByRole('button', { name: 'Amount' })
    await userEvent.click(byAmount)
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: 'amount', order: 'descending' }),
      ),
    )
  },
}

/** The address names a receipt: it is open after a reload, and balances that are archived are a dash. */
export const Receipt: Story = {
  render: shown('?receipt=trf_1'),
  play: async () => {
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
    await expect(receipt).toHaveTextContent('mekong888')
    await expect(receipt).toHaveTextContent('–')
  },
}

const saved = fn()

/** The file has the rows of the same filter. */
export const AsAFile: Story = {
  render: shown('?search=friday&direction=out&from=2026-11-18&to=2026-11-20', {
    createRecordExport: ({ body }) => {
      saved(body)
      return new ApiError('busy')
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as CSV' }))
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({
          record: 'agentTransfers',
          filter: { search: 'friday', direction: 'out', from: '2026-11-18', to: '2026-11-20' },
        }),
      ),
    )
  },
}

export const NothingFound: Story = { render: shown('?search=nobody') }
export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(), globals: { language: 'ar' } }
export const Failed: Story = { render: shown('', { agentTransfers: new ApiError('network') }) }
