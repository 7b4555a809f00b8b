import { lazyScreen } from '@baize/site'

/** The next draws, above the rest of a page. */
export const NextDraws = lazyScreen(() => import('./NextDraws.tsx').then((chunk) => chunk.NextDraws))
