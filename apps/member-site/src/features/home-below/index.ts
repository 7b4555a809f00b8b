import { lazyScreen } from '@baize/site'

/** What the home page shows below. */
export const HomeBelow = lazyScreen(() => import('./HomeBelow.tsx').then((chunk) => chunk.HomeBelow))
