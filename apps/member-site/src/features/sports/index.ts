import { lazyScreen } from '@baize/site'

/** What there is to bet on in sports, above the rest of a page. */
export const Fixtures = lazyScreen(() => import('./Fixtures.tsx').then((chunk) => chunk.Fixtures))
