import { ApiError } from '@baize/api'
import { expect, test } from 'vitest'
import { type FavouriteChange, favouriteQueue } from './favouriteQueue.ts'

const change = (nodeId: string, favourite = true): FavouriteChange => ({
  nodeId,
  vendor: 'SBX',
  gameType: 'RNG',
  favourite,
})

/** A queue with a clock that the test controls. */
function underTest(failing: readonly string[] = [], refusals: Error[] = []) {
  const sent: string[] = []
  const failed: string[] = []
  let pass = () => {}
  const queue = favouriteQueue(
    async ({ nodeId, favourite }) => {
      sent.push(`${favourite ? '+' : '-'}${nodeId}`)
      const refusal = refusals.shift()
      if (refusal) throw refusal
      if (failing.includes(nodeId)) throw new Error('refused')
    },
    ({ nodeId }) => failed.push(nodeId),
    () =>
      new Promise((resolve) => {
        pass = resolve
      }),
  )
  const second = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    pass()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, sent, failed, second }
}

test('changes are sent one a second, in the order in which they were wanted', async () => {
  const { queue, sent, second } = underTest()
  for (const id of ['1', '2', '3']) queue.want(change(id))
  expect(sent).toEqual(['+1'])
  await second()
  expect(sent).toEqual(['+1', '+2'])
  await second()
  expect(sent).toEqual(['+1', '+2', '+3'])
})

test('wanting the opposite before it was sent sends nothing; after, sends that', async () => {
  const { queue, sent, second } = underTest()
  queue.want(change('1'))
  queue.want(change('2'))
  queue.want(change('2', false))
  queue.want(change('1', false))
  await second()
  expect(sent).toEqual(['+1', '-1'])
})

test('a refusal is reported, and what is queued behind it is sent all the same', async () => {
  const { queue, sent, failed, second } = underTest(['1'])
  queue.want(change('1'))
  queue.want(change('2'))
  await second()
  expect(failed).toEqual(['1'])
  expect(sent).toEqual(['+1', '+2'])
})

test('a change that is rate-limited after another page’s is sent again, once; a longer wait is reported', async () => {
  const wait = (retryAfterSeconds: number) =>
    new ApiError('tooManyRequests', { params: { retryAfterSeconds } })
  const soon = underTest([], [wait(1)])
  soon.queue.want(change('1'))
  await soon.second()
  expect([soon.sent, soon.failed]).toEqual([['+1', '+1'], []])
  const { queue, sent, failed, second } = underTest([], [wait(1), wait(1), wait(60)])
  queue.want(change('1'))
  await second()
  expect([sent, failed]).toEqual([['+1', '+1'], ['1']])
  await second()
  queue.want(change('2'))
  await second()
  expect([sent, failed]).toEqual([
    ['+1', '+1', '+2'],
    ['1', '2'],
  ])
})
