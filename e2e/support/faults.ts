import type { CallDefinition } from '@baize/api/contract'
import type { Page, Route } from '@playwright/test'

/** How an answer can go wrong on its way. `slow` waits until it is let go. */
export const faults = ['abort', '500', 'slow', 'truncated', 'wrongType', 'html'] as const
export type Fault = (typeof faults)[number]

/** A failure that waits until it is let go: for what a page shows before it knows. */
export const lateFault = 'late500'

const html = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>'

/** A call of the contract, as `@baize/api/calls` names it: what the two lists of faults need of it. */
export type Spoilt = Pick<CallDefinition, 'id' | 'method' | 'path'>

/** Whether an address is that of a call, whatever its parameters are. */
export function isOf({ path }: Spoilt, address: string): boolean {
  const parts = path.split('/')
  const asked = address.split('/')
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith('{') || part === asked[index])
  )
}

/**
 * Handles the requests to an address until it is ended. The route itself stays: taken away while files of the page are
 * on their way, it left one of them without an answer, and the page loaded for ever.
 */
export async function intercept(
  page: Page,
  matches: (address: URL) => boolean,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let ended = false
  await page.route(matches, (route) => (ended ? route.fallback() : handle(route)))
  return () => {
    ended = true
  }
}

/**
 * Spoils each answer of a path, or of one call of the contract, until it is ended; ending lets what waits go on. A late
 * failure is ended once there was one: on a busy machine a page asks some time after it was pressed.
 */
export async function spoil(
  page: Page,
  path: string | RegExp | Spoilt,
  fault: Fault | typeof lateFault,
): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const method = typeof path === 'object' && 'method' in path ? path.method : undefined
  const matches = ({ pathname }: URL) => {
    if (typeof path === 'string') return pathname === path
    return path instanceof RegExp ? path.test(pathname) : isOf(path, pathname)
  }
  const handler = async (route: Route) => {
    const json = (body: string, status = 200) =>
      route.fulfill({ status, contentType: 'application/json', body })
    switch (fault) {
      case 'abort':
        return route.abort('connectionreset')
      case '500':
        return json('{"success":false,"code":"internal"}', 500)
      case 'slow':
        return released.then(() => route.continue())
      case 'late500':
        return released.then(() => json('{"success":false,"code":"internal"}', 500))
      case 'truncated':
        return json('{"success":true,"value":{"rows":[{"id":"1')
      case 'wrongType':
        return json('{"success":true,"value":[42,null,"surprise"]}')
      case 'html':
        return route.fulfill({ status: 502, contentType: 'text/html', body: html })
    }
  }
  const under: Promise<void>[] = []
  let asked = () => {}
  const met = new Promise<void>((done) => {
    asked = done
  })
  const handle = (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback()
    const done = handler(route)
    under.push(done)
    asked()
    return done
  }
  const end = await intercept(page, matches, handle)
  return async () => {
    if (fault === lateFault) await met
    end()
    release()
    await Promise.all(under)
  }
}

/** What each failure is called where it is told; in the order of these, each is told in other words than the one before. */
export const toldFaults = [
  ['truncated', 'The answer could not be read. Try again in a moment.'],
  ['abort', 'The connection failed. Check your network and try again.'],
  ['wrongType', 'The answer could not be read. Try again in a moment.'],
  ['500', 'Something went wrong on our side. Try again in a moment.'],
  ['html', 'The answer could not be read. Try again in a moment.'],
] as const satisfies readonly (readonly [Fault, string])[]
