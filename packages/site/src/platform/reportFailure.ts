import { sendReports } from './sendReports.ts'

/** `render`: React gave the page up; `chunk`: code or styles did not load; the others are uncaught. */
export type FailureKind = 'error' | 'rejection' | 'render' | 'chunk'

/** Reports of one page: further failures are known by then. */
const maxReports = 10
const seen = new Set<string>()

/**
 * Reports a failure of this page: what kind, the error's name, and where in the code. Not its message, which may quote what a
 * member typed. The same failure is reported once a page.
 */
export function reportFailure(kind: FailureKind, error: unknown): void {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
  const at = positionOf(stack ?? '')
  const key = [kind, name, at].join(' ')
  if (seen.size >= maxReports || seen.has(key)) return
  seen.add(key)
  sendReports([{ type: 'browser-error', body: { kind, name, at } }])
}

/** The first place of a stack, as path, line and column: source maps find the code by it. */
const positionOf = (stack: string): string =>
  /https?:\/\/[^/\s]+(\/[^\s?#:)]+)[^\s:)]*:(\d+):(\d+)/.exec(stack)?.slice(1).join(':') ?? ''

/** Reports what nothing catches in this page, and code that does not load. Returns a function that stops it. */
export function watchFailures(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  addEventListener('error', ({ error }) => error && reportFailure('error', error), { signal })
  addEventListener('unhandledrejection', ({ reason }) => reportFailure('rejection', reason), { signal })
  // Vite's own event: an import or one of its stylesheets failed.
  addEventListener(
    'vite:preloadError',
    ((event: Event & { payload?: unknown }) => reportFailure('chunk', event.payload)) as EventListener,
    { signal },
  )
  return () => stopping.abort()
}

/** Share of visits that are measured. */
const sample = 0.1

/** Measures web vitals in a sample of visits, not of robots; its code is loaded once the page has been shown for a while. */
export function sampleWebVitals(random = navigator.webdriver ? 1 : Math.random()): void {
  if (random >= sample) return
  setTimeout(() => {
    import('./webVitals.ts').then(({ watchWebVitals }) => watchWebVitals()).catch(() => {})
  }, 3_000)
}
