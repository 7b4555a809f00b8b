import { type Context, Hono } from 'hono'
import type { Listening } from '../http/api.ts'
import { parseJson, readBody, requireType } from '../http/body.ts'
import type { Site } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { log } from '../observability/log.ts'
import { browserReportsTotal, webVitals } from '../observability/metrics.ts'
import type { Platform } from '../platform.ts'
import { addressGroup, clientAddress } from '../system/address.ts'
import { reportsPath } from './policy.ts'
import { type Refused, refusedIn, vitalsIn } from './refused.ts'

/** The older form, of one report, and the newer, of many. */
const types = ['application/csp-report', 'application/reports+json']

/** A faulty page sends a handful of reports at once; further ones of an address are ignored. */
const pace = { everySeconds: 10, burst: 30 }

/** Different reports that are logged in an hour; further ones are only counted. */
const maxTold = 100

const hour = 3_600_000

/** One line of the platform's log. */
export type Told = Readonly<Record<string, unknown>>

const logLine = (line: Told) => log.warn(line, 'browser report')

/**
 * Takes what browsers report of a site's policy. The response says nothing but that it was taken, or why it was not
 * read: too large, too often, another form.
 */
export function policyReports(
  platform: Platform,
  site: Site,
  tell: (line: Told) => void = logLine,
): Hono<Listening> {
  const table = openTable(platform, site, tell)
  const app = new Hono<Listening>()
  app.post(reportsPath, async (c) => {
    try {
      await take(c)
      return answer(204)
    } catch (error) {
      // An invalid report, and one that a busy database could not count, are not logged.
      const status = error instanceof Refusal ? statusOf[error.code] : undefined
      return answer(status ?? 204)
    }
  })
  return app

  async function take(c: Context<Listening>): Promise<void> {
    requireType(c.req.header('content-type') ?? null, types)
    // A disk that is nearly full takes nothing that can be done without.
    if (!platform.storage.hasRoom()) return
    const socket = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
    const forwarded = c.req.header('x-forwarded-for') ?? null
    const ip = clientAddress(socket, forwarded, platform.settings.trustedHops)
    await spend(platform.db, `policy-report:${addressGroup(ip)}`, pace, platform.now())
    const body = parseJson(await readBody(c))
    for (const refused of refusedIn(body)) {
      table.add(refused)
      const kind = refused.where === 'browser' ? refused.kind : refused.where
      browserReportsTotal.inc({ site, kind })
    }
    for (const { name, value } of vitalsIn(body))
      webVitals.observe({ site, name }, name === 'CLS' ? value : value / 1_000)
  }
}

const statusOf: Partial<Record<string, number>> = {
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
}

function answer(status: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  // A body that was too large is not read to its end.
  if (status === 413) headers.set('connection', 'close')
  return new Response(null, { status, headers })
}

/**
 * What was refused within an hour: logged the first time, counted afterwards. The count is logged with the first
 * report of a later hour.
 */
function openTable(platform: Platform, site: Site, tell: (line: Told) => void) {
  const times = new Map<string, { readonly refused: Refused; times: number }>()
  let until = 0
  let untold = 0

  const line = (more: Told) => tell({ where: 'policy', site, ...more })

  function close(at: number): void {
    for (const known of times.values()) if (known.times > 1) line({ ...known.refused, times: known.times })
    if (untold > 0) line({ untold })
    times.clear()
    untold = 0
    until = at + hour
  }

  return {
    add(refused: Refused): void {
      const at = platform.now().getTime()
      // A clock that was put back begins another hour, too.
      if (at >= until || at < until - hour) close(at)
      const key = JSON.stringify(refused)
      const known = times.get(key)
      if (known) known.times += 1
      else if (times.size >= maxTold) untold += 1
      else {
        times.set(key, { refused, times: 1 })
        line({ ...refused })
      }
    },
  }
}
