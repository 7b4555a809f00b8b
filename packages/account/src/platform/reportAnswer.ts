import type { Call } from '@baize/api'

/**
 * Tells the platform that an answer broke the contract on its way to this page: a page of another version, or something between
 * the two. Which call and which page, and nothing of what was in it.
 */
export function reportAnswer({ id }: Pick<Call, 'id'>): void {
  // On a server the platform has logged it already.
  if (typeof document === 'undefined') return
  const report = { type: 'broken-answer', url: location.origin + location.pathname, body: { call: id } }
  navigator.sendBeacon(
    '/policy-reports',
    new Blob([JSON.stringify([report])], { type: 'application/reports+json' }),
  )
}
