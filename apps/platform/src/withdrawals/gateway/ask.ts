import { logFault } from '../../http/failure.ts'
import { signBody } from '../../http/signature.ts'
import type { Platform } from '../../platform.ts'
import type { PayoutGateway } from './settings.ts'

/** What the gateway knows of an order. `none`: it never saw it. Null: no definite answer, it may know of it or not. */
export interface Known {
  readonly status: 'accepted' | 'paid' | 'refused' | 'none'
  readonly reference: string | null
}

const patience = 10_000
const statuses = ['accepted', 'paid', 'refused'] as const

async function read(response: Response): Promise<Known | null> {
  if (!response.ok) {
    await response.body?.cancel()
    return null
  }
  const { status, reference } = (await response.json()) as { status?: unknown; reference?: unknown }
  const known = statuses.find((each) => each === status)
  if (!known) return null
  return { status: known, reference: typeof reference === 'string' ? reference.slice(0, 100) : null }
}

/** `X-Baize-Signature` is the HMAC of the moment, a point, the path's end and the body: neither is taken for another. */
function signed(platform: Platform, { secret }: PayoutGateway, path: string, body: string) {
  const at = platform.now().toISOString()
  return { 'x-baize-time': at, 'x-baize-signature': signBody(secret, `${at}.${path}.${body}`) }
}

/** Hands an order or a document out. The order's number is its idempotency key: the gateway pays it once. */
export async function send(
  platform: Platform,
  gateway: PayoutGateway,
  path: string,
  id: string,
  order: object,
): Promise<Known | null> {
  const body = JSON.stringify(order)
  try {
    return await read(
      await fetch(`${gateway.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...signed(platform, gateway, path, body),
        },
        body,
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      }),
    )
  } catch (error) {
    logFault(error, 'payout gateway')
    return null
  }
}

/** Asks what became of an order. Only 404 says that there is none. */
export async function lookUp(platform: Platform, gateway: PayoutGateway, id: string): Promise<Known | null> {
  const path = `/payouts/${id}`
  try {
    const response = await fetch(`${gateway.url}${path}`, {
      headers: signed(platform, gateway, path, ''),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (response.status !== 404) return await read(response)
    await response.body?.cancel()
    return { status: 'none', reference: null }
  } catch (error) {
    logFault(error, 'payout gateway')
    return null
  }
}
