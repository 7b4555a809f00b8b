import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Amount } from '../amount/Amount.tsx'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import { Table, type TableProps } from './Table.tsx'
import type { TableColumn, TableSort } from './table-column.ts'

interface Bet {
  id: string
  game: string
  at: string
  stake: string
  result: string
  status: string
}

const bets: Bet[] = [
  {
    id: 'B-1042',
    game: 'Dragon Palace',
    at: '21 Nov 2026, 13:05',
    stake: '20.00',
    result: '35.50',
    status: 'Won',
  },
  {
    id: 'B-1041',
    game: 'Angkor Gold',
    at: '21 Nov 2026, 13:04',
    stake: '5.00',
    result: '-5.00',
    status: 'Lost',
  },
  {
    id: 'B-1040',
    game: 'Baccarat Squeeze',
    at: '21 Nov 2026, 12:58',
    stake: '100.00',
    result: '-100.00',
    status: 'Lost',
  },
  {
    id: 'B-1039',
    game: 'Koi Hunter',
    at: '21 Nov 2026, 12:41',
    stake: '1.25',
    result: '0.00',
    status: 'Cancelled',
  },
]

const tones = { Won: 'positive', Lost: 'critical', Cancelled: 'neutral' } as const

const columns: TableColumn<Bet>[] = [
  { id: 'id', header: 'Bet', cell: (bet) => bet.id, rowHeader: true, nowrap: true },
  { id: 'game', header: 'Game', cell: (bet) => bet.game },
  { id: 'at', header: 'Time', cell: (bet) => bet.at, sortable: true },
  {
    id: 'stake',
    header: 'Stake',
    cell: (bet) => <Amount value={bet.stake} currency="$" />,
    align: 'end',
    sortable: true,
  },
  {
    id: 'result',
    header: 'Result',
    cell: (bet) => <Amount value={bet.result} currency="$" signed />,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (bet) => (
      <StatusLabel tone={tones[bet.status as keyof typeof tones] ?? 'neutral'}>{bet.status}</StatusLabel>
    ),
  },
]

const BetTable = (props: TableProps<Bet>) => <Table {...props} />

const meta = {
  title: 'UI/Data/Table',
  component: BetTable,
  args: {
    caption: 'Betting record',
    columns,
    rows: bets,
    rowKey: (bet) => bet.id,
    totals: {
      stake: <Amount value="126.25" currency="$" />,
      result: <Amount value="-69.50" currency="$" signed />,
    },
  },
} satisfies Meta<typeof BetTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const CaptionHidden: Story = { args: { captionHidden: true } }
export const WithoutTotals: Story = {
  render: ({ totals: _, ...args }) => <BetTable {...args} />,
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const LoadingMore: Story = { args: { loading: true } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = { args: { rows: [], error: 'The record could not be loaded.', onRetry: fn() } }
/** As who reads the rows does: the failure is forgotten while it is tried again. */
function Flaky(props: TableProps<Bet>) {
  const [state, setState] = useState<'failed' | 'loading' | 'there'>('failed')
  return (
    <>
      <BetTable
        {...props}
        rows={state === 'there' ? bets : []}
        loading={state === 'loading'}
        {...(state === 'failed' && {
          error: 'The record could not be loaded.',
          onRetry: () => setState('loading'),
        })}
      />
      <button type="button" onClick={() => setState('there')}>
        Answer
      </button>
    </>
  )
}
/** The clicked button stays while it is tried again, with its focus. */
export const FailedThenThere: Story = {
  render: (args) => <Flaky {...args} />,
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    await expect(again).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(canvas.getByText('Dragon Palace')).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const ManyRows: Story = {
  args: {
    rows: Array.from(
      { length: 50 },
      (_, index) => ({ ...(bets[index % 4] ?? bets[0]), id: `B-${index}` }) as Bet,
    ),
  },
}
export const LongText: Story = {
  args: {
    rows: [
      {
        ...(bets[0] as Bet),
        id: 'B-1',
        game: 'A game with a name that goes on and on '.repeat(5),
        status: 'Unknown status',
      },
    ],
  },
}
/** As a phone shows it: each row a card. */
export const Cards: Story = {
  args: { onSortChange: fn(), sort: { column: 'at', direction: 'descending' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getByRole('rowheader', { name: 'B-1042' })).toBeVisible()
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('Dragon Palace')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    caption: 'កំណត់ត្រាភ្នាល់',
    columns: columns.map((column, index) => ({
      ...column,
      header: ['លេខ', 'ហ្គេម', 'ពេលវេលា', 'ប្រាក់ភ្នាល់', 'លទ្ធផល', 'ស្ថានភាព'][index] ?? column.header,
    })),
  },
}

function Sortable(props: TableProps<Bet>) {
  const [sort, setSort] = useState<TableSort>({ column: 'at', direction: 'descending' })
  const change = (next: TableSort) => {
    setSort(next)
    props.onSortChange?.(next)
  }
  return <BetTable {...props} sort={sort} onSortChange={change} />
}

/** A heading that sorts is a button in its cell, and the cell says how it is sorted. */
export const Sorts: Story = {
  args: { onSortChange: fn() },
  render: (args) => <Sortable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name })
    await expect(heading('Time')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading('Game')).not.toHaveAttribute('aria-sort')
    canvas.getByRole('button', { name: 'Stake' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'stake', direction: 'ascending' })
    await expect(heading('Stake')).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading('Time')).toHaveAttribute('aria-sort', 'none')
    await userEvent.keyboard(' ')
    await expect(heading('Stake')).toHaveAttribute('aria-sort', 'descending')
  },
}

function Opening(props: TableProps<Bet> & { open?: string[] }) {
  const { open = [], ...args } = props
  const [expanded, setExpanded] = useState(open)
  return (
    <BetTable
      {...args}
      expansion={{
        detail: (bet) =>
          bet.status === 'Cancelled' ? undefined : `Round 7 of ${bet.game}, paid at ${bet.at}.`,
        rowLabel: (bet) => bet.id,
        expanded,
        onExpandedChange: setExpanded,
      }}
    />
  )
}

/** A button opens what more there is to say of a row; a row without more has none. */
export const Expands: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Details of B-1042' })
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('button', { name: 'Details of B-1039' })).toBeNull()
    first.focus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    const detail = canvas.getByText(/^Round 7 of Dragon Palace/)
    await expect(detail.closest('tr')).toHaveAttribute('id', first.getAttribute('aria-controls'))
    await userEvent.keyboard(' ')
    await expect(canvas.queryByText(/^Round 7/)).toBeNull()
    await expect(first).toHaveFocus()
  },
}
export const ExpandedCards: Story = {
  render: (args) => <Opening {...args} open={['B-1041']} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
}
export const ExpandedRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <Opening {...args} open={['B-1041']} />,
}
export const Compact: Story = { args: { density: 'compact' } }

/** A heading that nothing is sorted by is for screen readers alone on a phone: low rows give it no box either. */
export const CompactCards: Story = {
  args: { density: 'compact' },
  decorators: Cards.decorators ?? [],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Game' }).getBoundingClientRect()
    await expect([heading.width, heading.height]).toEqual([1, 1])
  },
}

/** The head stays above, the sums below, the first column at its side. */
export const FirstColumnStays: Story = {
  args: {
    stickyFirstColumn: true,
    columns: columns.map((column) => ({ ...column, nowrap: true })),
    rows: Array.from({ length: 40 }, (_, index) => ({
      ...(bets[index % 4] as Bet),
      id: `B-${1000 + index}`,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const view = canvas.getByRole('region', { name: 'Betting record' })
    const rightToLeft = getComputedStyle(view).direction === 'rtl'
    view.scrollTo({ left: rightToLeft ? -1000 : 1000, top: 400 })
    const edge = view.getBoundingClientRect()
    const name = canvas.getByRole('rowheader', { name: 'B-1012' }).getBoundingClientRect()
    const apart = rightToLeft ? edge.right - name.right : name.left - edge.left
    await expect(Math.abs(apart)).toBeLessThan(2)
    const heading = canvas.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect()
    await expect(Math.abs(heading.top - edge.top)).toBeLessThan(2)
  },
}
/** Columns beyond the edge have a sign there, until one has scrolled to the last of them. */
export const GoesOnBeyondItsEdge: Story = {
  args: { columns: columns.map((column) => ({ ...column, nowrap: true, width: 'long' })) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const view = canvas.getByRole('region', { name: 'Betting record' })
    await waitFor(() => expect(view.parentElement).toHaveAttribute('data-goes-on'))
    view.scrollTo({ left: getComputedStyle(view).direction === 'rtl' ? -2000 : 2000 })
    await waitFor(() => expect(view.parentElement).not.toHaveAttribute('data-goes-on'))
  },
}

/** Between a card and the width for every column, those that the details repeat are left out, with their sums. */
export const SecondaryColumns: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, secondary: column.id === 'stake' })),
    totals: { stake: 'All stakes', result: 'All results' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Result' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Stake' })).toBeNull()
    await expect(canvas.getByText('All results')).toBeVisible()
    await expect(canvas.getByText('All stakes')).not.toBeVisible()
  },
}

/** In a card the figure that matters most is first, below the name of the row. */
export const FeaturedInCards: Story = {
  args: { columns: columns.map((column) => ({ ...column, featured: column.id === 'result' })) },
  decorators: Cards.decorators ?? [],
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    const cells = [...(row?.querySelectorAll<HTMLElement>('th, td') ?? [])]
    const inOrder = cells.toSorted(
      (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
    )
    await expect(inOrder[0]).toHaveTextContent('B-1042')
    await expect(inOrder[1]).toHaveAttribute('data-label', 'Result')
  },
}

/** A sentence in Khmer, which breaks between any two words, beside columns that do not: it is no pillar of words. */
export const LongColumn: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'game'
        ? { ...column, width: 'long', cell: () => 'ការបង្វិលត្រីស្គាត់ និងហ្គេមស្លត់របស់យើង' }
        : { ...column, nowrap: true },
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('cell', { name: /ការបង្វិល/ }))
      await expect(cell.getBoundingClientRect().width).toBeGreaterThan(190)
  },
}
export const HostileText: Story = {
  args: {
    rows: [
      { ...(bets[0] as Bet), id: 'B-1', game: '<img src=x onerror="alert(1)">', status: 'seized_by_pirates' },
      { ...(bets[0] as Bet), id: 'كنز-٢', game: 'كنز الصحراء الذهبي', result: '0' },
      {
        ...(bets[0] as Bet),
        id: 'B-3',
        game: 'x'.repeat(200),
        stake: '98765432109876.54',
        result: 'not a number',
      },
    ],
  },
}
