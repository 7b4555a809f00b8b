import type { Clock } from './clock/clock.ts'
import type { Counterparts } from './counterparts.ts'
import type { Database } from './database/index.ts'
import type { Fetch } from './hosting/site.ts'
import type { SandboxHandlers } from './http/implement.ts'
import type { SocketPath } from './live/sockets.ts'
import type { Platform } from './platform.ts'

/**
 * What a program adds to the platform that it starts with `startHost(settings, extensions)`. `main.ts`, the production
 * entry, adds nothing; `apps/sandbox` adds all of it. The platform imports no extension: they are passed in.
 */
export interface Extensions {
  /** The banks, vendors and staff that this process plays. */
  readonly counterparts?: Counterparts
  /** Handlers of the calls that the contract opens to the role `sandbox`; without them those calls have no route. */
  readonly handlers?: SandboxHandlers
  /** Pages below `/sandbox/`; a 404 is passed on to the API. */
  readonly pages?: (platform: Platform) => Fetch
  /** Further WebSocket endpoints. */
  readonly sockets?: (platform: Platform) => Promise<readonly SocketPath[]>
  /** The platform's clock. @default the machine's */
  readonly openClock?: (database: Database, base: () => Date) => Promise<Clock>
  /** Registers further job handlers. */
  readonly startWork?: (platform: Platform) => Promise<void>
  /** Writes rows that the platform starts with, before it serves. */
  readonly seed?: (platform: Platform) => Promise<void>
}
