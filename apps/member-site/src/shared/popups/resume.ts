import { tabStorage } from '@baize/i18n/storage'
import { isPurpose, type Purpose } from './purpose.ts'

const place = 'baize.resume'

/** A path of this site, and of no other. */
const ownPath = /^\/(?![/\\])/

/** A sign-in's purpose: where it leads (`null` is the home page), and what is there. */
export interface Resume {
  readonly path: string | null
  readonly purpose?: Purpose
}

/** Stores a sign-in's purpose over a reload, in this tab; `null` forgets it. */
export function keepResume(resume: Resume | null): void {
  if (resume === null) tabStorage.set(place, null)
  else tabStorage.write(place, resume)
}

/** The kept text, the same as long as nothing else is kept. */
export function resumeText(): string {
  return tabStorage.get(place) ?? ''
}

/** A sign-in's purpose: the game or page, and why. */
export function resumeOf(text: string): Resume {
  try {
    const { path, purpose } = JSON.parse(text) as { path?: unknown; purpose?: unknown }
    return {
      path: typeof path === 'string' && ownPath.test(path) ? path : null,
      ...(isPurpose(purpose) ? { purpose } : {}),
    }
  } catch {
    return { path: null }
  }
}
