import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OtherTabs } from './otherTabs.ts'
import { createPageToken, type PageToken } from './pageToken.ts'

type Message = Parameters<OtherTabs['tell']>[0]

/** Tabs of one browser that receive each other's messages, as with a BroadcastChannel: not oneself, and a little later. */
function browser() {
  const tabs: Set<(message: Message) => void>[] = []
  return (token?: string): PageToken => {
    const own = new Set<(message: Message) => void>()
    tabs.push(own)
    const page = createPageToken()
    if (token !== undefined) page.set(token)
    page.join({
      tell(message) {
        for (const other of tabs)
          if (other !== own) queueMicrotask(() => [...other].map((listener) => listener(message)))
      },
      listen(listener) {
        own.add(listener)
        return () => own.delete(listener)
      },
    })
    return page
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(300)

it('a new tab receives the session of one that has it, and knows meanwhile that it does not know', async () => {
  const open = browser()
  open('one')
  const fresh = open()
  expect([fresh.state.asking, fresh.get()]).toEqual([true, null])
  await fresh.asked
  expect([fresh.state.asking, fresh.get()]).toEqual([false, 'one'])
})

it('a tab without a reply is a visitor’s in a quarter of a second', async () => {
  const alone = browser()()
  await vi.advanceTimersByTimeAsync(240)
  expect(alone.state.asking).toBe(true)
  await vi.advanceTimersByTimeAsync(20)
  expect([alone.state.asking, alone.get()]).toEqual([false, null])
})

it('a sign-in signs in the tabs of visitors, and changes no tab that has a session', async () => {
  const open = browser()
  const [first, second] = [open(), open()]
  await settled()
  const other = open('theirs')
  first.set('mine')
  await settled()
  expect([second.get(), other.get()]).toEqual(['mine', 'theirs'])
})

it('a session that the platform does not know any more ends in place, unless another tab has a newer one', async () => {
  const open = browser()
  const [old, same] = [open('old'), open('old')]
  old.holdWhile(() => true)
  const ends = [old.end(), old.end()]
  expect(old.state.ended).toBe(false)
  await settled()
  expect(await Promise.all(ends)).toEqual(['held', 'handed'])
  expect([old.get(), old.state.ended]).toEqual([null, true])
  // Signing in again in the other tab resumes this one.
  same.set('new')
  await settled()
  expect([old.get(), old.state.ended]).toEqual(['new', true])
  old.goOn()
  expect(old.state.ended).toBe(false)
  same.clear()
  const late = open('old')
  const how = late.end()
  await settled()
  expect(await how).toBe('handed')
  expect([late.get(), late.state.ended]).toEqual(['new', false])
})

it('a session that ends before anything of it was shown leaves a visitor', async () => {
  const page = browser()('dead')
  const how = page.end()
  await settled()
  expect([await how, page.get(), page.state.ended]).toEqual(['over', null, false])
})

it('signing out in one tab reaches the others', async () => {
  const open = browser()
  const [first, second] = [open('one'), open('one')]
  const left = vi.fn()
  const stop = second.onLeft(left)
  first.notifyLeft()
  await settled()
  expect(left).toHaveBeenCalledOnce()
  stop()
  first.notifyLeft()
  await settled()
  expect(left).toHaveBeenCalledOnce()
})

it('when a session ends is known in every tab, and a call in one extends it in all', async () => {
  const open = browser()
  const [first, second] = [open('one'), open('one')]
  first.lasts(1_800)
  await settled()
  const end = first.state.endsAt
  expect([second.state.endsAt, Number(end) - Date.now()]).toEqual([end, 1_800_000 - 300])
  await vi.advanceTimersByTimeAsync(1_700_000)
  second.lasts(1_800)
  await settled()
  const later = first.state.endsAt
  expect(later).toBe(Number(end) + 1_700_300)
  // The same end, said again a little later and in whole seconds, is no other one.
  await vi.advanceTimersByTimeAsync(60_000)
  first.lasts(1_738)
  expect(first.state.endsAt).toBe(later)
  second.clear()
  second.lasts(1_800)
  expect(second.state.endsAt).toBe(null)
})
