import { lazyView } from './lazyView.tsx'

/** A day. The house's field and its calendar weigh 9 kB: they come with the first form that asks for a day. */
export const DateView = lazyView(() => import('./DayView.tsx').then((chunk) => chunk.DayView))
