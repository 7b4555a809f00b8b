import type { LiveEvent } from '@baize/api'
import { balance } from '@baize/api/calls'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { callKey } from '../platform/calls.ts'
import { keep } from './keep.ts'

const key = callKey(balance)
const worth = (amount: string) => ({ balance: amount, held: '0.00', currency: 'USD', currencySymbol: '$' })
const told = { type: 'balanceChanged', value: worth('39.94') } as LiveEvent

test.each([
  ['with nothing known before', undefined],
  ['after an older one', worth('50.00')],
])('a balance that is told of outlives a read that was under way, %s', async (_, before) => {
  const queries = new QueryClient()
  if (before) queries.setQueryData(key, before, { updatedAt: 1 })
  let answer: (value: unknown) => void = () => {}
  const read = queries.fetchQuery({
    queryKey: key,
    queryFn: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  keep(queries, told)
  answer(worth('29.92'))
  await read.catch(() => {})
  expect(queries.getQueryData(key)).toEqual(worth('39.94'))
})
