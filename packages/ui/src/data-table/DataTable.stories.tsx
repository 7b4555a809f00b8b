import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Amount } from '../amount/Amount.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { type TeamRow, teamColumns, teamRows } from './sample-team.tsx'

const TeamTable = (props: DataTableProps<TeamRow>) => <DataTable {...props} />

const meta = {
  title: 'UI/Data/DataTable',
  component: TeamTable,
  args: {
    caption: 'The team in November',
    columns: teamColumns,
    rows: teamRows(8),
    rowKey: (row) => row.id,
    firstColumnStays: true,
    totals: { deposits: <Amount value="3120.44" currency="$" /> },
    totalsText: { deposits: '3120.44' },
  },
} satisfies Meta<typeof TeamTable>
export default meta
type Story = StoryObj<typeof meta>

/** Fourteen columns, the first of which stays in view. */
export const Default: Story = {}
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
}
export const Compact: Story = { args: { density: 'compact', rows: teamRows(40) } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'الفريق في نوفمبر',
    rows: teamRows(4).map((row) => ({ ...row, name: 'كنز الصحراء الذهبي' })),
  },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { caption: 'ក្រុមក្នុងខែវិច្ឆិកា' } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = { args: { rows: [], error: 'The team could not be loaded.', onRetry: fn() } }
export const LongNames: Story = {
  args: {
    rows: teamRows(4).map((row, index) => ({
      ...row,
      name: index % 2 ? 'Sok'.repeat(67) : 'A member of very many names '.repeat(7),
    })),
  },
}
const hostile = ['=HYPERLINK("http://evil.example","Dara")', '+855 12', '-2+3', '@SUM(A1)', '<b>Bold</b>']
const hostileRows = teamRows(5).map((row, index) => ({ ...row, name: hostile[index] ?? '' }))

/** Names that a spreadsheet would calculate are written as text. */
export const HostileNames: Story = {
  args: { rows: hostileRows, visibleColumns: ['name', 'winLoss'], onDownload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    const [file, name] = (args.onDownload as ReturnType<typeof fn>).mock.calls[0] as string[]
    await expect(name).toBe('The team in November.csv')
    await expect(file?.split('\r\n').slice(0, 5)).toEqual([
      '\ufeffMember,Win or loss',
      `"'=HYPERLINK(""http://evil.example"",""Dara"")",${hostileRows[0]?.figures[5]}`,
      `'+855 12,${hostileRows[1]?.figures[5]}`,
      `'-2+3,${hostileRows[2]?.figures[5]}`,
      `'@SUM(A1),${hostileRows[3]?.figures[5]}`,
    ])
  },
}

/** The file holds exactly what is shown: these columns, this order, the sums. */
export const ChoosesAndDownloads: Story = {
  args: {
    rows: teamRows(3),
    columns: teamColumns.slice(0, 4),
    onVisibleColumnsChange: fn(),
    onDownload: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Columns' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }))
    const box = choice.getByRole('checkbox', { name: 'Withdrawals' })
    await expect(choice.getByRole('checkbox', { name: 'Member' })).toBeDisabled()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onVisibleColumnsChange).toHaveBeenLastCalledWith(['name', 'deposits', 'bets'])
    await expect(canvas.queryByRole('columnheader', { name: 'Withdrawals' })).toBeNull()
    await userEvent.keyboard(' ')
    await expect(args.onVisibleColumnsChange).toHaveBeenLastCalledWith([
      'name',
      'deposits',
      'withdrawals',
      'bets',
    ])
    await userEvent.click(choice.getByRole('checkbox', { name: 'Bets' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Deposits' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    const [file = ''] = (args.onDownload as ReturnType<typeof fn>).mock.lastCall as string[]
    const lines = file.slice(1).trimEnd().split('\r\n')
    await expect(lines[0]).toBe('Member,Deposits,Withdrawals')
    const sums = lines.slice(1, -1).map((line) => Number(line.split(',')[1]))
    await expect(sums).toEqual([...sums].sort((one, other) => one - other))
    await expect(lines.at(-1)).toBe('Total,3120.44,')
  },
}

/** The last column that can go does not. */
export const OneColumnStays: Story = {
  args: { columns: teamColumns.slice(1, 3), visibleColumns: ['deposits'], onVisibleColumnsChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deposits' }))
    await expect(args.onVisibleColumnsChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('checkbox', { name: 'Deposits' })).toBeChecked()
  },
}
