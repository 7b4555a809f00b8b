import type { Health } from '../health/health.ts'
import { type Listener, listenAt } from '../hosting/listen.ts'
import type { Settings } from '../settings.ts'

/** Operators are few, and come from a network of their own. */
const connections = 64

/** Takes the port of operators, where one is set; null where none is, which is how a platform starts. */
export async function listenForOperators(
  { operator }: Settings,
  health: Health,
): Promise<Listener<'operator'> | null> {
  if (!operator) return null
  const { port, hostname } = operator
  const place = { port, hostname, transport: {}, trustedHops: 0, addressShare: 100, connections }
  return listenAt('operator', place, health)
}
