import type { Client } from '@baize/api'
import { expect, test } from 'vitest'
import { checkTransfers, readTransfers, sumOf } from './transferRows.ts'

type Line = readonly [account: string, amount: string, note?: string]
const read = (...lines: readonly Line[]) =>
  readTransfers(
    lines.map(([account, amount, note = ''], index) => ({
      line: index + 2,
      cells: { account, amount, note },
    })),
    'en',
    '$',
  )

test.each([
  ['5', '5.00'],
  ['$1,250.50', '1250.50'],
  ['1.250,5', '1250.50'],
  ['៥០.២៥', '50.25'],
  ['٥٠٫٢٥', '50.25'],
])('reads the amount %s', (typed, amount) => {
  expect(read(['sokdara1', typed])).toMatchObject([{ amount, problems: {} }])
})

test('reports the error of each cell', () => {
  const rows = read(
    ['', '5'],
    ['sokdara1', ''],
    ['sokdara1', 'five'],
    ['sokdara1', '0.00'],
    ['sokdara1', '-5'],
    ['sokdara1', '5', 'x'.repeat(81)],
  )
  expect(rows.map(({ problems }) => problems)).toEqual([
    { account: { code: 'required' } },
    { amount: { code: 'required' } },
    { amount: { code: 'unreadable' } },
    { amount: { code: 'zero' } },
    { amount: { code: 'unreadable' } },
    { note: { code: 'tooLong', max: 80 } },
  ])
})

test('a row that says the same as an earlier one is a problem, however it is written', () => {
  const rows = read(['sokdara1', '5'], ['SokDara1', '5.00'], ['sokdara1', '5', 'Second part'])
  expect(rows.map(({ problems }) => problems)).toEqual([{}, { account: { code: 'repeated', line: 2 } }, {}])
})

test('finds the receivers by their whole names, and what was sent before', async () => {
  const page = (rows: readonly object[], next: string | null) => ({ rows, page: { next } })
  const transfer = { account: 'vibol2026', amount: '7.00', note: '', at: '2026-11-20T02:00:00Z' }
  const client = {
    async call({ id }: { id: string }, { query }: { query: { text?: string; after?: string } }) {
      if (id === 'agentSearch')
        return {
          accounts: ['sokdara1', 'sokdara12', 'vibol2026']
            .filter((account) => account.startsWith(query.text ?? ''))
            .map((account) => ({ id: `id of ${account}`, account })),
        }
      return query.after ? page([transfer], null) : page([{ ...transfer, amount: '8.00' }], 'more')
    },
  } as unknown as Client
  const days = { from: '2026-10-28', to: '2026-11-27' }
  const rows = read(['Sokdara1', '5'], ['vibol2026', '7'], ['sokdara', '1'])
  expect(await checkTransfers(client, rows, days)).toMatchObject([
    { to: 'id of sokdara1', problems: {}, sentBefore: null },
    { to: 'id of vibol2026', problems: {}, sentBefore: '2026-11-20T02:00:00Z' },
    { to: null, problems: { account: { code: 'unknownAccount' } }, sentBefore: null },
  ])
})

test('sums are exact', () => {
  expect(sumOf(['0.10', '0.20', '90071992547409.93'])).toBe('90071992547410.23')
  expect(sumOf([])).toBe('0.00')
  expect(sumOf(['1.00', '-2.50'])).toBe('-1.50')
})
