import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sortedRows } from '../data-table/data-column.ts'
import { type TeamRow, teamColumns, teamRows } from '../data-table/sample-team.tsx'
import type { TableSort } from '../table/table-column.ts'
import { VirtualTable, type VirtualTableProps } from './VirtualTable.tsx'

const TeamTable = (props: VirtualTableProps<TeamRow>) => <VirtualTable {...props} />
const tenThousand = teamRows(10_000)

const meta = {
  title: 'UI/Data/VirtualTable',
  component: TeamTable,
  args: {
    caption: 'All members',
    columns: teamColumns.slice(0, 6),
    rows: tenThousand,
    rowKey: (row) => row.id,
    totals: { deposits: '4,501,230.00' },
  },
} satisfies Meta<typeof TeamTable>
export default meta
type Story = StoryObj<typeof meta>

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    const view = canvas.getByRole('region', { name: 'All members' })
    view.scrollTo(0, view.scrollHeight)
    const last = await canvas.findByRole('rowheader', { name: tenThousand.at(-1)?.name ?? '' })
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001')
    await expect(canvas.getByRole('columnheader', { name: 'Member' })).toBeInTheDocument()
  },
}
export const FourteenColumns: Story = { args: { columns: teamColumns, stickyFirstColumn: true } }
export const Compact: Story = { args: { density: 'compact' } }
/** No card has lines between its values, and each but the last has one below it. */
export const Cards: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('row').filter((row) => row.closest('tbody') && row.querySelector('td'))
    await expect(cards.length).toBeGreaterThan(4)
    for (const cell of cards.flatMap((card) => [...card.children]))
      await expect(getComputedStyle(cell).borderBlockEndWidth).toBe('0px')
    for (const [index, next] of cards.slice(1).entries()) {
      const before = cards[index]
      const below = before ? getComputedStyle(before).borderBlockEndWidth : ''
      const above = getComputedStyle(next).borderBlockStartWidth
      await expect([below, above].sort()).toEqual(['0px', '1px'])
    }
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
}
export const Few: Story = { args: { rows: tenThousand.slice(0, 3) } }
export const Empty: Story = { args: { rows: [] } }
export const HostileNames: Story = {
  args: {
    rows: tenThousand.slice(0, 40).map((row, index) => ({
      ...row,
      name: ['<b>Bold</b>', 'كنز الصحراء الذهبي', 'x'.repeat(200)][index % 3] ?? '',
    })),
  },
}
/** A column of instants on a tablet: none overlaps its neighbour. */
export const NarrowMoments: Story = {
  args: {
    rows: tenThousand.slice(0, 3),
    density: 'compact',
    columns: teamColumns
      .slice(0, 6)
      .map((column, place) =>
        place === 2 ? { ...column, nowrap: true, cell: () => 'Nov 23, 2026, 12:02:36 AM' } : column,
      ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('cell', { name: /12:02:36/ })) {
      const words = document.createRange()
      words.selectNodeContents(cell)
      const [inside, around] = [words.getBoundingClientRect(), cell.getBoundingClientRect()]
      await expect(inside.left).toBeGreaterThanOrEqual(around.left)
      await expect(inside.right).toBeLessThanOrEqual(around.right)
    }
  },
}
const fullName = 'sokdaravannak026'
/** Many columns on a tablet: the table scrolls, and names, moments and amounts are whole. */
export const ManyOnATablet: Story = {
  args: {
    rows: tenThousand.slice(0, 12),
    totals: { bets: '12,345,678.90' },
    density: 'compact',
    stickyFirstColumn: true,
    columns: teamColumns.slice(0, 11).map((column, place) => {
      if (place === 0) return { ...column, width: 'long', cell: () => fullName }
      if (place === 1) return { ...column, width: 'short', cell: () => '2' }
      return place === 2 ? { ...column, cell: () => 'Nov 26, 2026, 12:00:16 AM' } : column
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 718 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const linesOf = (cell: Element) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return Math.round(
        words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).fontSize),
      )
    }
    for (const cell of canvas.getAllByRole('rowheader', { name: fullName }))
      await expect(linesOf(cell)).toBeLessThan(3)
    for (const cell of canvas.getAllByRole('cell', { name: /12:00:16/ })) {
      const [, time] = (cell.textContent ?? '').split(', 2026, ')
      const range = document.createRange()
      const text = cell.firstChild as Text
      range.setStart(text, text.data.indexOf('12:00'))
      range.setEnd(text, text.data.indexOf('12:00') + 8)
      await expect(time).toBe('12:00:16 AM')
      await expect(range.getClientRects()).toHaveLength(1)
    }
    for (const heading of canvas.getAllByRole('columnheader'))
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
    const view = canvas.getByRole('region', { name: 'All members' })
    await expect(view.scrollWidth).toBeGreaterThan(view.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function Sortable(props: VirtualTableProps<TeamRow>) {
  const [sort, setSort] = useState<TableSort>()
  const rows = sortedRows(props.rows, props.columns as typeof teamColumns, sort)
  return <TeamTable {...props} rows={rows} {...(sort && { sort })} onSortChange={setSort} />
}
/** All of the rows are ordered, not those in the DOM. */
export const Sorts: Story = {
  render: (args) => <Sortable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'Deposits' })
    await userEvent.click(heading)
    await userEvent.click(heading)
    const most = Math.max(...tenThousand.map((row) => Number(row.figures[0])))
    const [first] = canvas.getAllByRole('rowheader')
    await expect(first?.nextElementSibling).toHaveTextContent(most.toFixed(2))
  },
}

/** Columns are as wide as they were made, whichever rows are in view, and the table scrolls to its last one. */
export const Resizing: Story = {
  globals: { language: 'en', direction: 'ltr' },
  args: { resizable: true, stickyFirstColumn: true, onColumnWidthsChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: 'Resize Member' })
    const heading = edge.closest('th') as HTMLElement
    const before = heading.offsetWidth
    edge.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 64))
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 64))
    const view = edge.closest('section') as HTMLElement
    view.scrollTop = view.scrollHeight
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 64))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before))
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({})
  },
}
