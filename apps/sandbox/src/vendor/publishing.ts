import type { CallId } from '@baize/platform/http/implement.ts'
import { currentVendorKey, signedHeaders } from '@baize/platform/http/signature.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { drawsOfVendor, fixturesOf, lotteryVendors, publishers } from './fixtures.ts'

const timeoutMs = 5_000
const batch = 50

type Publishing = Extract<CallId, 'publishMatches' | 'publishDraws'>

const paths: Readonly<Record<Publishing, string>> = {
  publishMatches: '/wps/vendor/matches',
  publishDraws: '/wps/vendor/draws',
}

/** What this process has sent last of each row, so that only changes are sent. */
const sent = new WeakMap<Platform, Map<string, string>>()

const sentBy = (platform: Platform): Map<string, string> => {
  const known = sent.get(platform) ?? new Map<string, string>()
  sent.set(platform, known)
  return known
}

/** One signed call of a vendor's server to the platform, over HTTP. */
async function post(platform: Platform, vendor: string, path: string, body: object): Promise<boolean> {
  const text = JSON.stringify(body)
  const url = new URL(path, platform.settings.publicUrls.platform)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(
          { code: vendor, key: currentVendorKey(platform.secrets, vendor) },
          { method: 'POST', path, body: text },
          platform.now(),
        ),
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok
  } catch {
    return false
  }
}

interface Row {
  readonly id: string
  /** A row that is sent whether or not it has changed. */
  readonly always?: boolean
  readonly row: object
}

/** Sends what has changed, or a sign of life. What did not arrive is sent next time. */
async function publish(platform: Platform, vendor: string, kind: Publishing, rows: readonly Row[], at: Date) {
  const known = sentBy(platform)
  const keyOf = ({ id }: Row) => `${kind} ${vendor} ${id}`
  const changed = rows.filter((row) => row.always || known.get(keyOf(row)) !== JSON.stringify(row.row))
  const list = kind === 'publishMatches' ? 'matches' : 'draws'
  for (let from = 0; from === 0 || from < changed.length; from += batch) {
    const part = changed.slice(from, from + batch)
    const body = { asOf: at.toISOString(), [list]: part.map(({ row }) => row) }
    if (!(await post(platform, vendor, paths[kind], body))) return
    for (const row of part) known.set(keyOf(row), JSON.stringify(row.row))
  }
  const current = new Set(rows.map(keyOf))
  for (const key of known.keys()) {
    if (key.startsWith(`${kind} ${vendor} `) && !current.has(key)) known.delete(key)
  }
}

/**
 * The sandbox's vendors publish matches and draws as an outside vendor would. One that is silent publishes nothing, one
 * under maintenance takes no bets.
 */
export async function publishFeeds(platform: Platform): Promise<void> {
  const states = await platform.db.selectFrom('vendor_state').selectAll().execute()
  const stateOf = (code: string) => states.find(({ vassalage }) => vassalage === code)
  for (const [vendor, games] of publishers) {
    const state = stateOf(vendor)
    if (state?.silent) continue
    const at = platform.now()
    const rows = games
      .flatMap((game) => fixturesOf(platform, game, at, state?.under_maintenance ?? false))
      .map((row) => ({ id: row.matchId, always: row.state === 'live', row }))
    await publish(platform, vendor, 'publishMatches', rows, at)
  }
  for (const vendor of lotteryVendors) {
    if (stateOf(vendor)?.silent) continue
    const at = platform.now()
    const rows = drawsOfVendor(platform, vendor, at).map((row) => ({ id: row.drawId, row }))
    await publish(platform, vendor, 'publishDraws', rows, at)
  }
}
