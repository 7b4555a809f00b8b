import { lazyScreen } from '../routing/lazyScreen.tsx'
import { useSessionEnding } from '../session/useSessionEnding.ts'

/** In a chunk of its own: most sessions never come to it. */
const SessionEnding = lazyScreen(
  () => import('./SessionEnding.tsx').then((chunk) => chunk.SessionEnding),
  'silent',
)

/** Warns before the session ends; once on a page, beside its screens. */
export function SessionWarning() {
  const ending = useSessionEnding()
  return ending === null ? null : <SessionEnding at={ending} />
}
