import { assert, bigInt, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, type DataColumn, shownColumns, sortedRows } from './data-column.ts'

interface Row {
  name: string
  sum: string
}
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, text: (row) => row.name, fixed: true },
  {
    id: 'sum',
    header: 'Sum',
    cell: (row) => row.sum,
    text: (row) => row.sum,
    compare: (one, other) => compareDecimals(one.sum, other.sum),
  },
]

describe('compareDecimals', () => {
  it('orders as the numbers do, whatever their size and their zeros', () => {
    assert(
      property(bigInt(), bigInt(), integer({ min: 0, max: 6 }), (one, other, zeros) => {
        const order = one < other ? -1 : one > other ? 1 : 0
        expect(compareDecimals(`${one}`, `${other}${zeros ? `.${'0'.repeat(zeros)}` : ''}`)).toBe(order)
      }),
    )
  })
  it.each([
    ['0.29', '0.3', -1],
    ['-5.00', '-4.99', -1],
    ['-0', '0.00', 0],
    ['10', '9', 1],
    ['', '0', -1],
    ['?', '!', 0],
  ])('%s and %s', (one, other, order) => {
    expect(compareDecimals(one, other)).toBe(order)
  })
})

describe('the columns of a data table', () => {
  it('keep their order, whatever order they were chosen in, and never come to nothing', () => {
    expect(shownColumns(columns, ['sum', 'name']).map(({ id }) => id)).toEqual(['name', 'sum'])
    expect(shownColumns(columns, ['sum']).map(({ id }) => id)).toEqual(['name', 'sum'])
    expect(shownColumns(columns, undefined)).toBe(columns)
    const free = columns.map((column) => ({ ...column, fixed: false }))
    expect(shownColumns(free, ['gone'])).toBe(free)
  })
})

describe('the rows of a data table', () => {
  const rows = [
    { name: 'b', sum: '-5' },
    { name: 'A', sum: '10' },
    { name: 'c', sum: '9' },
  ]
  const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name).join('')
  it('are ordered by the column, by its text where it has no comparison of its own', () => {
    expect(names(sortedRows(rows, columns, { column: 'sum', direction: 'ascending' }))).toBe('bcA')
    expect(names(sortedRows(rows, columns, { column: 'sum', direction: 'descending' }))).toBe('Acb')
    expect(names(sortedRows(rows, columns, { column: 'name', direction: 'ascending' }))).toBe('Abc')
  })
  it('stay as they are without a sort or with a column that is not there', () => {
    expect(sortedRows(rows, columns, undefined)).toBe(rows)
    expect(sortedRows(rows, columns, { column: 'gone', direction: 'ascending' })).toBe(rows)
  })
})
