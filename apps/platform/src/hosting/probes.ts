import type { Health } from '../health/health.ts'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

export type Probe = 'healthz' | 'readyz'

/** Which probe a request is; a query is allowed, as some balancers add one. */
export function probeOf(method: string | undefined, url: string | undefined): Probe | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = /^\/(healthz|readyz)(?:\?|$)/.exec(url ?? '')?.[1]
  return (path as Probe | undefined) ?? null
}

/** `/healthz`: the process responds. `/readyz`: it may be sent requests. Neither takes a slot nor reads a session. */
export async function answerProbe(
  probe: Probe,
  health: Health,
  extra: Readonly<Record<string, string>>,
): Promise<Response> {
  if (probe === 'healthz') return Response.json({ status: 'ok' }, { headers: { ...headers, ...extra } })
  const readiness = await health.readiness()
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { ...headers, ...extra },
  })
}
