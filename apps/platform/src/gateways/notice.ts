import type { Context } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Gateway } from './gateway.ts'

/** How far a notice's moment may be from the platform's. */
const windowMs = 5 * 60_000

/** Refuses a notice that another party has signed, or that was signed for another moment. */
export function requireNotice(
  { vendor, now }: Pick<Context, 'vendor' | 'now'>,
  party: string,
  gateway: Gateway | null,
  at: string,
): void {
  if (vendor !== party || gateway === null) throw new Refusal('forbidden')
  if (!(Math.abs(Date.parse(at) - now().getTime()) <= windowMs)) throw new Refusal('replayedRequest')
}
