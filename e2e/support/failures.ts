import type { CallDefinition } from '@baize/api/contract'
import type { Page, Route } from '@playwright/test'

/** How a response can fail. `slow` waits until it is released. */
export type Failure = 'abort' | '500' | 'slow' | 'truncated' | 'wrongType' | 'html'

const html = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>'

/** A call of the contract, as `@baize/api/calls` names it. */
export type Call = Pick<CallDefinition, 'id' | 'method' | 'path'>

/** Whether an address is that of a call, whatever its parameters are. */
export function isOf({ path }: Call, address: string): boolean {
  const parts = path.split('/')
  const asked = address.split('/')
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith('{') || part === asked[index])
  )
}

/**
 * Handles the requests to an address until it is ended. The route itself stays: taken away while files of the page are
 * on their way, it left one of them without a response, and the page loaded for ever.
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

/** Lets each response of a path, or of one call of the contract, fail until it is ended; ending releases what waits. */
export async function fail(page: Page, path: RegExp | Call, failure: Failure): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const method = path instanceof RegExp ? undefined : path.method
  const matches = ({ pathname }: URL) => (path instanceof RegExp ? path.test(pathname) : isOf(path, pathname))
  const answer = async (route: Route) => {
    const json = (body: string, status = 200) =>
      route.fulfill({ status, contentType: 'application/json', body })
    switch (failure) {
      case 'abort':
        return route.abort('connectionreset')
      case '500':
        return json('{"success":false,"code":"internal"}', 500)
      case 'slow':
        return released.then(() => route.continue())
      case 'truncated':
        return json('{"success":true,"value":{"rows":[{"id":"1')
      case 'wrongType':
        return json('{"success":true,"value":[42,null,"surprise"]}')
      case 'html':
        return route.fulfill({ status: 502, contentType: 'text/html', body: html })
    }
  }
  const under: Promise<void>[] = []
  const handle = (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback()
    const done = answer(route)
    under.push(done)
    return done
  }
  const end = await intercept(page, matches, handle)
  return async () => {
    end()
    release()
    await Promise.all(under)
  }
}
