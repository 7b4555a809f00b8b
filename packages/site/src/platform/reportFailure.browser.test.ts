import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportFailure, watchFailures } from './reportFailure.ts'

let stop: () => void
let sent: { type: string; url: string; body: Record<string, string> }[]

beforeEach(() => {
  sent = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, blob) => {
    void (blob as Blob).text().then((text) => sent.push(...JSON.parse(text)))
    return true
  })
  stop = watchFailures()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

class TypedSecretError extends Error {
  override readonly name = 'TypedSecretError'
}

it('a failure is reported once a page, by kind, name and position, without its message', async () => {
  const error = new TypedSecretError('a secret')
  reportFailure('render', error)
  reportFailure('render', error)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toEqual([
    {
      type: 'browser-error',
      url: location.origin + location.pathname,
      body: { kind: 'render', name: 'TypedSecretError', at: expect.stringMatching(/^\/.+:\d+:\d+$/) },
    },
  ])
})

it('code that does not load is reported as Vite says it', async () => {
  const failed = new RangeError('Failed to fetch dynamically imported module')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failed }))
  await expect.poll(() => sent.map(({ body }) => [body.kind, body.name])).toEqual([['chunk', 'RangeError']])
})

it('uncaught errors and rejections are reported, whatever was thrown', async () => {
  dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('x') }))
  dispatchEvent(
    new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'a text' }),
  )
  await expect
    .poll(() => sent.map(({ body }) => [body.kind, body.name]))
    .toEqual([
      ['error', 'SyntaxError'],
      ['rejection', 'string'],
    ])
})

it('a page that fails without end reports ten failures', async () => {
  for (let n = 0; n < 30; n++) {
    const error = new Error('x')
    error.name = `Error${n}`
    reportFailure('error', error)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  // Those of the tests above are of the same page.
  expect(sent.length).toBeLessThanOrEqual(10)
  expect(sent.length).toBeGreaterThan(0)
})
