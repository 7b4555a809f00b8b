import type { LiveEvent } from '@baize/api'
import { agentDay, announcementList, announcements, balance, contractForecast } from '@baize/api/calls'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { callKey } from '../platform/calls.ts'
import { keep } from './updateCache.ts'

const key = callKey(balance)
const worth = (amount: string) => ({ balance: amount, held: '0.00', currency: 'USD', currencySymbol: '$' })
const told = { type: 'balanceChanged', value: worth('39.94') } as LiveEvent

test.each([
  ['with nothing known before', undefined],
  ['after an older one', worth('50.00')],
])('the balance of a live event survives a read that was under way, %s', async (_, before) => {
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

test('what is announced is read afresh, in whichever language and of whichever type it was read', () => {
  const queries = new QueryClient()
  const keys = [
    callKey(announcements, { query: { language: 'km' } }),
    callKey(announcementList, { query: { type: 'PL', language: 'km' } }),
    callKey(announcementList, { query: { type: 'PU', language: 'km' } }),
  ]
  for (const each of keys) queries.setQueryData(each, {})
  queries.setQueryData(key, worth('50.00'))
  keep(queries, { type: 'announcementsChanged' })
  for (const each of keys) expect(queries.getQueryState(each)?.isInvalidated).toBe(true)
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false)
})

test('what is owed is compared with the new balance', () => {
  const queries = new QueryClient()
  const keys = [callKey(agentDay), callKey(contractForecast)]
  for (const each of keys) queries.setQueryData(each, {})
  keep(queries, told)
  for (const each of keys) expect(queries.getQueryState(each)?.isInvalidated).toBe(true)
})
