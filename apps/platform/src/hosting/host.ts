import { setTimeout as pause } from 'node:timers/promises'
import { startContent } from '../content/start.ts'
import type { Extensions } from '../extensions.ts'
import { makeHealth, platformChecks } from '../health/health.ts'
import { makeApi } from '../http/api.ts'
import { handlers, preparations, startWork } from '../http/handlers.ts'
import { openLiveEvents } from '../live/events.ts'
import { openSockets } from '../live/sockets.ts'
import { openGauges } from '../observability/gauges.ts'
import { serveMetrics } from '../observability/metricsServer.ts'
import { startTracing } from '../observability/tracing.ts'
import { makeOperatorApi } from '../operator/api.ts'
import { followKeys } from '../operator/keys.ts'
import { listenForOperators } from '../operator/serve.ts'
import { makePlatform, openPlatformDatabase, type Platform, type PlatformOptions } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { servicePath } from '../system/customer-service.ts'
import { type Listener, listen, type Part } from './listen.ts'
import { makePlatformPages, serviceRedirect } from './platform-pages.ts'
import { type Fetch, makeSite } from './site.ts'
import { makeStorybook } from './storybook.ts'

export interface Hosted {
  readonly platform: Platform
  /** The URL of each part. */
  readonly addresses: Partial<Record<Part, string>>
  /** Where metrics are scraped; null for nowhere. */
  readonly metricsPort: number | null
  /** Where operators make calls; null for nowhere. */
  readonly operatorPort: number | null
  /** Stops being ready, then taking requests, lets the open ones finish, closes the database. */
  close(drainMs?: number): Promise<void>
}

/**
 * Starts the whole platform in this process: ports first, so that a taken one is reported before anything is opened.
 * `extensions` is what the program adds to it; production adds nothing.
 */
export async function startHost(
  wanted: Settings,
  extensions: Extensions = {},
  options: Omit<PlatformOptions, 'extensions'> = {},
): Promise<Hosted> {
  const parts: Part[] = ['platform']
  for (const part of ['member', 'agent', 'storybook'] as const) {
    if (wanted.distFolders[part] !== null) parts.push(part)
  }
  const listeners: Listener[] = []
  let operator: Listener<'operator'> | null = null
  const health = makeHealth()
  const closeListeners = (drainMs: number) =>
    Promise.all([...listeners, ...(operator ? [operator] : [])].map((listener) => listener.close(drainMs)))
  try {
    for (const part of parts) listeners.push(await listen(part, wanted, health))
    operator = await listenForOperators(wanted, health)
    const operatorKeys = wanted.operator && followKeys(wanted.operator.keysFile)
    const settings = withPorts(wanted, listeners)
    const database = await openPlatformDatabase(settings)
    try {
      const platform = await makePlatform(settings, database, { ...options, extensions })
      await startWork(platform)
      await extensions.startWork?.(platform)
      await extensions.seed?.(platform)
      const stopContent = await startContent(platform)
      const further = (await extensions.sockets?.(platform)) ?? []
      const sockets = openSockets(settings, [await openLiveEvents(platform), ...further])
      for (const listener of listeners) {
        listener.serve(serverOf(platform, listener.part, extensions))
        if (listener.part !== 'storybook') listener.onUpgrade(sockets.upgrade)
      }
      if (operator && operatorKeys) operator.serve(makeOperatorApi(platform, operatorKeys).fetch)
      openGauges(platform, sockets)
      const metrics =
        settings.metrics && (await serveMetrics(settings.metrics.port, settings.metrics.hostname))
      const stopTracing = settings.traceEndpoint ? await startTracing(settings.traceEndpoint) : null
      health.serve(platformChecks(platform))
      const addresses = Object.fromEntries(listeners.map(({ part }) => [part, settings.publicUrls[part]]))
      return {
        platform,
        addresses,
        metricsPort: metrics?.port ?? null,
        operatorPort: operator?.port ?? null,
        async close(drainMs = 10_000) {
          health.stop()
          // A balancer is informed that nothing more is to be sent to this process while what it still sends is served.
          await pause(settings.stopDelaySeconds * 1_000)
          await sockets.close()
          await closeListeners(drainMs)
          await stopContent()
          await platform.jobs.close()
          platform.storage.close()
          await platform.clock.close()
          await metrics?.close()
          await database.close()
          await stopTracing?.()
        },
      }
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    await closeListeners(0)
    throw error
  }
}

function serverOf(platform: Platform, part: Part, extensions: Extensions): Fetch {
  const { distFolders, publicUrls } = platform.settings
  if (part === 'storybook')
    return makeStorybook(distFolders.storybook ?? '', publicUrls.storybook, [
      publicUrls.member,
      publicUrls.agent,
    ])
  const app = makeApi(
    platform,
    { handlers: { ...handlers, ...extensions.handlers }, preparations },
    part === 'platform' ? null : part,
  )
  app.get(`${servicePath}:id`, (c) => serviceRedirect(platform, c.req.param('id')))
  if (part === 'platform') return makePlatformPages(platform, app.fetch, extensions.pages?.(platform) ?? null)
  return makeSite(platform, part, distFolders[part] ?? '', app.fetch)
}

/** Ports that were left to the machine are known now; addresses that name them follow. */
function withPorts(settings: Settings, listeners: readonly Listener[]): Settings {
  const publicUrls = { ...settings.publicUrls }
  for (const { part, port } of listeners) {
    publicUrls[part] = publicUrls[part].replace(/^(http:\/\/localhost):0$/, `$1:${port}`)
  }
  return {
    ...settings,
    publicUrls,
    // The operator's files may add others while the platform runs.
    get registerRules() {
      return settings.registerRules
    },
  }
}
