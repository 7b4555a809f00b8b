import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Every metric of this process, in Prometheus's format. Names of calls, codes and states are labels; ids never are. */
export const registry = new Registry()
// Looking every 10 ms, its default, is a third of what an idle platform does.
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Counter({ name, help, labelNames, registers: [registry] })

const histogram = <Label extends string>(
  name: string,
  help: string,
  buckets: number[],
  labelNames: readonly Label[],
) => new Histogram({ name, help, labelNames, buckets, registers: [registry] })

export const callsTotal = counter('baize_calls_total', 'Calls of the API by route and outcome', [
  'call',
  'outcome',
])
export const callSeconds = histogram(
  'baize_call_duration_seconds',
  'Duration of calls of the API, without the reading of bodies',
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  ['call'],
)
export const busyTotal = counter('baize_busy_total', 'Requests refused as busy, by what was used up', [
  'reason',
])
export const journalsTotal = counter(
  'baize_ledger_journals_total',
  'Journals posted to the ledger; a few of them may have been rolled back with their transaction',
)
export const signInFailuresTotal = counter('baize_failed_sign_ins_total', 'Failed sign-ins by reason', [
  'reason',
])
export const renderedPagesTotal = counter(
  'baize_rendered_pages_total',
  'Pages by site and how they were made',
  ['site', 'made'],
)
export const heldWinsTotal = counter(
  'baize_held_wins_total',
  'Wins held by a payout limit, by vendor and limit',
  ['vendor', 'limit'],
)
export const browserReportsTotal = counter(
  'baize_browser_reports_total',
  'Reports of browsers by site and kind',
  ['site', 'kind'],
)
export const webVitals = histogram(
  'baize_web_vitals',
  'Web vitals of a sample of visits: seconds, and for CLS its score',
  [0.01, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 1.8, 2.5, 4, 10],
  ['site', 'name'],
)

/** A gauge that is read when it is scraped. What cannot be read then is left out, and the rest is still served. */
export function gaugeOf<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: () => Promise<readonly Reading<Label>[]> | readonly Reading<Label>[],
): void {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset()
      const readings = await Promise.resolve()
        .then(read)
        .catch(() => [])
      for (const { labels, value } of readings) this.set(labels as never, value)
    },
  })
}

export interface Reading<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>
  readonly value: number
}
