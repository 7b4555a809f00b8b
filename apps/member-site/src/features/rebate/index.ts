import { lazyScreen } from '@baize/site'

/** The rebate, in the member centre. */
export const RebateScreen = lazyScreen(() => import('./RebateScreen.tsx').then((chunk) => chunk.RebateScreen))
