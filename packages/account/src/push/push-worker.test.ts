import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const source = readFileSync(new URL('./push-worker.js', import.meta.url), 'utf8')

/** Runs the push part of a service worker, and dispatches one event to it. */
async function dispatch(type: string, event: object) {
  const listeners = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => null)
  const work: Promise<unknown>[] = []
  runInNewContext(source, {
    URL,
    location: { origin: 'https://play.example.com' },
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: { showNotification },
      clients: { openWindow },
    },
  })
  listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
  return { showNotification, openWindow }
}

test('a push is shown with its title, in its language', async () => {
  const push = { id: 'msg_1', title: 'តើប្រាក់មកដល់ហើយឬនៅ?', link: '/member/withdraw', language: 'km' }
  const { showNotification } = await dispatch('push', { data: { json: () => push } })
  expect(showNotification).toHaveBeenCalledWith(push.title, {
    ...{ tag: 'msg_1', lang: 'km', dir: 'auto' },
    data: { link: '/member/withdraw' },
  })
})

test.each([
  ['/member/withdraw?withdrawal=wdr_1', ['https://play.example.com/member/withdraw?withdrawal=wdr_1']],
  ['https://elsewhere.example.com/', null],
  ['//elsewhere.example.com/', null],
  ['javascript:alert(1)', null],
])('a click on a notification opens its page of this site only: %s', async (link, opened) => {
  const close = vi.fn()
  const { openWindow } = await dispatch('notificationclick', { notification: { close, data: { link } } })
  expect(close).toHaveBeenCalled()
  expect(openWindow.mock.calls).toEqual(opened ? [opened] : [])
})
