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

/** An export, a property or a value of one that a later version does not have. */
export interface Deprecation {
  /** What is deprecated, with the name of its component: "The property `full` of Button". */
  what: string
  /** The minor version that deprecated it, such as `1.1`; the next one may remove it. */
  since: string
  /** What to write in its place. */
  instead: string
}

const reported = new Set<string>()

/** Whether a text is reported for the first time at this place in the code, and that place. */
function firstAt(text: string): { first: boolean; place: string } {
  // The place in the code, where something is being rendered.
  const place = React.captureOwnerStack?.() ?? ''
  const first = !reported.has(text + place)
  reported.add(text + place)
  return { first, place }
}

/**
 * Writes a misuse to the console, once for each place in the code. Called behind `process.env.NODE_ENV !== 'production'` only, so that neither the
 * call nor its text is in a production bundle.
 */
export function reportMisuse({ what, why, fix }: Misuse): void {
  const { first, place } = firstAt(what)
  // biome-ignore lint/suspicious/noConsole: a developer is to read it.
  if (first) console.error(`[baize] ${what} ${why} ${fix}${place}`)
}

/** Warns of something deprecated, once for each place in the code; called as `reportMisuse` is. docs/versioning.md has the rule. */
export function reportDeprecated({ what, since, instead }: Deprecation): void {
  const { first, place } = firstAt(what)
  if (!first) return
  // biome-ignore lint/suspicious/noConsole: a developer is to read it.
  console.warn(
    `[baize] ${what} is deprecated since ${since}; the next minor version may remove it. Write ${instead}.${place}`,
  )
}
