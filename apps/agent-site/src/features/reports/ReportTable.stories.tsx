import { ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReportTable, type ReportTableProps } from './ReportTable.tsx'

type Row = readonly [account: string, bets: string]

const rows = Array.from({ length: 40 }, (_, n): Row => [`member${n + 1}`, String(7 * n)])

const meta = {
  title: 'Agent site/Table of a report',
  component: ReportTable<Row>,
  parameters: { layout: 'padded' },
  args: {
    caption: 'Accounts',
    columns: [
      { id: 'account', header: 'Account', rowHeader: true, cell: ([account]) => account },
      { id: 'bets', header: 'Bets', align: 'end', cell: ([, bets]) => bets },
    ],
    shown: ['account', 'bets'],
    density: 'compact',
    widths: {},
    onWidthsChange: fn(),
    rows,
    rowKey: ([account]) => account,
    there: true,
    cut: false,
    read: {
      ...{ error: null, isFetching: false, isFetchingNextPage: false, hasNextPage: false },
      ...{ refetch: fn(), fetchNextPage: fn() },
    },
    onReadAll: fn(),
  },
  render: (args) => (
    <ScriptedPlatform site="agent" path="/agentHome/team-betting" answers={{}}>
      <ReportTable {...args} />
    </ScriptedPlatform>
  ),
} satisfies Meta<ReportTableProps<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/to see the rest/)).toBeNull()
  },
}

/** More rows than the limit are not left out without a notice. */
export const MoreThanIsHeld: Story = {
  args: { cut: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Showing the first 50,000 rows only. Choose a shorter period to see the rest.'),
    ).toBeVisible()
  },
}

export const MoreThanIsHeldInArabic: Story = { args: { cut: true }, globals: { language: 'ar' } }
