import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Amount } from '../amount/Amount.tsx'
import { Button } from '../button/Button.tsx'
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
    stickyFirstColumn: true,
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
      '\ufeffMember,Win/loss',
      `"'=HYPERLINK(""http://evil.example"",""Dara"")",${hostileRows[0]?.figures[5]}`,
      `'+855 12,${hostileRows[1]?.figures[5]}`,
      `'-2+3,${hostileRows[2]?.figures[5]}`,
      `'@SUM(A1),${hostileRows[3]?.figures[5]}`,
    ])
  },
}

/** The file contains exactly what is shown: these columns, this order, the sums. */
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

const selection = { rowLabel: (row: TeamRow) => row.name, onSelectedChange: fn() }

/** One by one, a range by Shift, all by the head; how many is announced, and actions come with the first. */
export const Selection: Story = {
  globals: { language: 'en' },
  args: {
    selection: {
      ...selection,
      actions: (selected) => <Button size="small">{`Send a message to ${selected.length}`}</Button>,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
    await expect(canvas.queryByRole('button', { name: /Send a message/ })).toBeNull()
    await userEvent.click(box('Sophea'))
    await expect(all).toBePartiallyChecked()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box('Kunthea'))
    await userEvent.keyboard('{/Shift}')
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(['m1', 'm2', 'm3', 'm4'])
    await expect(await canvas.findByText('4 rows selected')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('button', { name: 'Send a message to 4' })).toBeVisible()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith([])
    await userEvent.click(box('Dara'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(box('Dara')).not.toBeChecked()
    await expect(all).not.toBePartiallyChecked()
  },
}

/** Where its owner decides, it only asks; rows of another page stay selected. */
export const SelectionControlled: Story = {
  globals: { language: 'en' },
  args: { selection: { ...selection, selected: ['elsewhere', 'm0'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 rows selected')).toHaveTextContent('Not on this page: 1')
    const box = canvas.getByRole('checkbox', { name: 'Select Sophea' })
    await userEvent.click(box)
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(['elsewhere', 'm0', 'm1'])
    await expect(box).not.toBeChecked()
  },
}

/** A row that cannot be selected has no checkbox, and is not among all of them. */
export const SelectableRows: Story = {
  globals: { language: 'en' },
  args: { selection: { ...selection, selectable: ({ id }) => id !== 'm0' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Select Dara' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(expect.not.arrayContaining(['m0']))
    await expect(await canvas.findByText('7 rows selected')).toBeVisible()
  },
}

/** On a phone each card has its checkbox. */
export const SelectionOnPhone: Story = {
  ...Phone,
  args: { selection: { ...selection, defaultSelected: ['m1'] }, resizable: true },
}

/** The edge of a heading is dragged, moved by arrows, and reset by Enter. */
export const Resizing: Story = {
  globals: { language: 'en', direction: 'ltr' },
  args: { resizable: true, onColumnWidthsChange: fn(), stickyFirstColumn: false },
  play: async ({ args, canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: 'Resize Member' })
    const heading = edge.closest('th') as HTMLElement
    const before = heading.offsetWidth
    edge.focus()
    await expect(edge).toHaveAttribute('aria-valuenow', String(before))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 16))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(before + 80)))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(heading.offsetWidth).toBe(64))
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: 64, clientY: 0 } },
      { pointerName: 'mouse', target: edge, coords: { clientX: 104, clientY: 0 } },
      { keys: '[/MouseLeft]' },
    ])
    await waitFor(() => expect(heading.offsetWidth).toBe(104))
    // A drag is one change, however far the pointer went.
    await expect(args.onColumnWidthsChange).toHaveBeenCalledTimes(4)
    edge.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before))
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({})
  },
}

/** Two clicks move an edge too, without dragging; the second click does nothing else, and Escape puts it back. */
export const ResizingByClicks: Story = {
  globals: { language: 'en', direction: 'ltr' },
  args: { resizable: true, onColumnWidthsChange: fn(), onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: 'Resize Member' })
    const heading = edge.closest('th') as HTMLElement
    const before = heading.offsetWidth
    const sorts = canvas.getByRole('button', { name: 'Deposits' })
    const click = (target: Element, clientX: number) =>
      userEvent.pointer([
        { pointerName: 'mouse', target, coords: { clientX, clientY: 0 } },
        { keys: '[MouseLeft]', target, coords: { clientX, clientY: 0 } },
      ])
    await click(edge, 100)
    await click(sorts, 140)
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 40))
    await expect(args.onColumnWidthsChange).toHaveBeenCalledTimes(1)
    await expect(args.onSortChange).not.toHaveBeenCalled()
    await click(edge, 100)
    await userEvent.pointer({ pointerName: 'mouse', target: sorts, coords: { clientX: 200, clientY: 0 } })
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 140))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 40))
    await click(sorts, 200)
    await expect(args.onSortChange).toHaveBeenCalledTimes(1)
  },
}

/** From right to left the left arrow makes a column wider. */
export const ResizingRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { resizable: true, selection },
  play: async ({ canvasElement, userEvent }) => {
    const edge = canvasElement.querySelector<HTMLElement>('[role=separator]') as HTMLElement
    const heading = edge.closest('th') as HTMLElement
    const before = heading.offsetWidth
    edge.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 16))
  },
}
