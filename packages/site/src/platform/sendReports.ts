/** What a page reports of itself, in the form of the Reporting API. */
export interface PageReport {
  readonly type: 'broken-answer' | 'browser-error' | 'web-vital'
  readonly body: Readonly<Record<string, string | number>>
}

/** Sends reports to the platform, beside what browsers report of the policy. Nothing waits for it, and nothing is shown. */
export function sendReports(reports: readonly PageReport[]): void {
  // On a server the platform has logged it already.
  if (typeof document === 'undefined' || reports.length === 0) return
  const url = location.origin + location.pathname
  const sent = reports.map(({ type, body }) => ({ type, url, body }))
  navigator.sendBeacon(
    '/policy-reports',
    new Blob([JSON.stringify(sent)], { type: 'application/reports+json' }),
  )
}
