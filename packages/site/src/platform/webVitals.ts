import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendReports } from './sendReports.ts'

/** Reports the web vitals of this page once, when it is hidden: they are final then. */
export function watchWebVitals(): void {
  const measured = new Map<string, number>()
  const keep = ({ name, value }: Metric) => void measured.set(name, value)
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep)
  addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', report)
    // The library's own listeners, which were added first, have reported the last values by now.
    sendReports(
      [...measured].map(([name, value]) => ({
        type: 'web-vital',
        body: { name, value: Math.round(value * 1_000) / 1_000 },
      })),
    )
  })
}
