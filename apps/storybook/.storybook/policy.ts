import type { PolicyProfile } from '@baize/site/testing'
import { GameGrid, GameStrip, GameTile, JackpotCounter } from '@baize/ui'

type Args = Readonly<Record<string, unknown>>

/** What the stricter profile changes in a component's properties, as the sites do when they read the profile. */
const stricter: ReadonlyMap<unknown, (args: Args) => Args> = new Map<unknown, (args: Args) => Args>([
  [JackpotCounter, ({ mode }) => (mode === 'illustration' ? { mode: 'off' } : {})],
  [GameTile, () => ({ counter: false })],
  [GameStrip, () => ({ counters: false })],
  [GameGrid, () => ({ counters: false })],
])

/**
 * A story's properties under the toolbar's policy profile. A story says itself what differs by
 * `parameters: { policy: { regulated: { …properties } } }`; what it shows by `render` it asks of `globals.policy`.
 */
export function underPolicyArgs(policy: PolicyProfile, component: unknown, args: Args, own: unknown): Args {
  if (policy === 'standard') return args
  return { ...args, ...stricter.get(component)?.(args), ...ownDifference(own) }
}

function ownDifference(own: unknown): Args {
  const difference = typeof own === 'object' && own !== null && 'regulated' in own ? own.regulated : undefined
  return typeof difference === 'object' && difference !== null ? (difference as Args) : {}
}
