import { lazyView } from './lazyView.tsx'

/** A day. DateField and its calendar are 9 kB: they load with the first form that has a day. */
export const DateView = lazyView(() => import('./DayView.tsx').then((chunk) => chunk.DayView))
