import * as React from 'react'

/** A use of a component that compiles, and does not do what was meant. */
export interface Misuse {
  /** What is wrong, with the names of the component and of the property. */
  what: string
  /** What follows from it. */
  why: string
  /** What to write in its place. */
  fix: string
}

const reported = new Set<string>()

/**
 * Writes a misuse to the console, once for each place in the code. Called behind `process.env.NODE_ENV !== 'production'` only, so that neither the
 * call nor its text is in a production bundle.
 */
export function reportMisuse({ what, why, fix }: Misuse): void {
  // The place in the code, where something is being rendered.
  const place = React.captureOwnerStack?.() ?? ''
  if (reported.has(what + place)) return
  reported.add(what + place)
  // biome-ignore lint/suspicious/noConsole: a developer is to read it.
  console.error(`[baize] ${what} ${why} ${fix}${place}`)
}
