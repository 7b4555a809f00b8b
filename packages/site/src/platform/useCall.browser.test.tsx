import { pointsReward, unreadMessages } from '@baize/api/calls'
import { ToastRegion } from '@baize/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answers, ScriptedPlatform } from '../testing/index.ts'
import { type Failure, NetworkContext, ScriptedNetwork } from '../testing/ScriptedNetwork.ts'
import { testPage } from '../testing/testPage.tsx'
import { dismissToasts } from '../write-failures/actions.ts'
import { useApiQuery } from './calls.ts'
import { type CallOptions, useCall } from './useCall.ts'

const page = testPage()
const answers: Answers = {
  pointsReward: { collected: '5', points: '15' },
  unreadMessages: () => ({ unread: 1 }),
}
let cache: QueryClient

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(async () => {
  await dismissToasts()
  vi.restoreAllMocks()
})

type Told = Pick<CallOptions<never>, 'invalidates' | 'invalidatesAnyway' | 'failureToast'>

function Collect(options: Told) {
  cache = useQueryClient()
  const { status, error, mutate } = useCall(pointsReward, { ...options, intent: () => '10' })
  const read = useApiQuery(unreadMessages, {})
  return (
    <>
      <button type="button" onClick={() => mutate({})}>
        Collect
      </button>
      <p>{`${status} ${error?.code ?? ''} ${read.data?.unread ?? ''}`}</p>
    </>
  )
}

function show(props: Told = {}) {
  const network = new ScriptedNetwork()
  page.show(
    <NetworkContext value={network}>
      <ScriptedPlatform answers={answers}>
        <Collect {...props} />
        <ToastRegion />
      </ScriptedPlatform>
    </NetworkContext>,
  )
  return network
}

async function collect(then: string) {
  await vi.waitFor(() => expect(page.host.querySelector('button')).not.toBeNull())
  page.host.querySelector('button')?.click()
  await vi.waitFor(() => expect(page.host.querySelector('p')?.textContent).toContain(then))
}

it.each<[Failure, string, number]>([
  ['lost', 'error network', 1],
  ['truncated', 'error badResponse', 1],
  ['500', 'error internal', 1],
])('an intent whose outcome is unknown (%s) is sent again under its key', async (failure, told, keys) => {
  const network = show()
  const end = network.fail(pointsReward, failure)
  await collect(told)
  end()
  await collect('success')
  expect(network.keysOf(pointsReward).size).toBe(keys)
  expect(network.timesDone(pointsReward)).toBe(1)
})

it('an intent that was done is another one when it is repeated', async () => {
  const network = show()
  await collect('success')
  await collect('success')
  await vi.waitFor(() => expect(network.timesDone(pointsReward)).toBe(2))
  expect(network.keysOf(pointsReward).size).toBe(2)
})

it('what depends on it is read again when it is done, and not when it failed', async () => {
  const network = show({ invalidates: [unreadMessages] })
  const reads = () => network.sent.filter(({ id }) => id === unreadMessages.id).length
  await vi.waitFor(() => expect(page.host.textContent).toContain('1'))
  const end = network.fail(pointsReward, '500')
  await collect('error')
  expect(reads()).toBe(1)
  end()
  await collect('success')
  await vi.waitFor(() => expect(reads()).toBe(2))
})

it('data that is uncertain after a failure is read again after it, too', async () => {
  const network = show({ invalidatesAnyway: [unreadMessages] })
  const reads = () => network.sent.filter(({ id }) => id === unreadMessages.id).length
  await vi.waitFor(() => expect(page.host.textContent).toContain('1'))
  network.fail(pointsReward, '500')
  await collect('error')
  await vi.waitFor(() => expect(reads()).toBe(2))
})

it('a failure is shown in one place where the screen requests that: by the catalogue, or in its own words', async () => {
  const own = ({ code }: { code: string }) => (code === 'network' ? 'In words of its own' : undefined)
  const network = show({ failureToast: own })
  const end = network.fail(pointsReward, '500')
  await collect('error')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Something went wrong on our side.'))
  end()
  network.fail(pointsReward, 'abort')
  await collect('error network')
  await vi.waitFor(() => expect(document.body.textContent).toContain('In words of its own'))
})

it('and not where the screen shows it itself', async () => {
  const network = show()
  network.fail(pointsReward, '500')
  await collect('error')
  expect(document.body.textContent).not.toContain('went wrong on our side')
})

it('a device that reports itself offline still sends requests, and nothing of what was sent is kept', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const network = show()
  await collect('success')
  expect(network.timesDone(pointsReward)).toBe(1)
  page.show(null)
  await vi.waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]))
  dispatchEvent(new Event('online'))
})
