import { expect, test } from 'vitest'
import { readBatch, type TransferBatch } from './transferBatch.ts'

const batch: TransferBatch = {
  ...{ id: 'b1', fileName: 'week.csv', again: false, rows: [] },
  outcomes: {
    2: { state: 'done', value: { id: 't1', at: '2026-11-27T02:00:00Z' } },
    3: { state: 'sending' },
    4: { state: 'failed', error: { code: 'insufficientFunds', params: {}, problems: [] } },
  },
}

test('after a reload results are kept, and a row that was being sent is sent again', () => {
  const { 3: _, ...settled } = batch.outcomes
  expect(readBatch(JSON.parse(JSON.stringify(batch)))).toEqual({ ...batch, outcomes: settled })
})

test.each([[null], [undefined], ['x'], [{}], [{ ...batch, rows: null }], [{ ...batch, outcomes: null }]])(
  'what is no batch is none: %j',
  (kept) => {
    expect(readBatch(kept)).toBeNull()
  },
)
