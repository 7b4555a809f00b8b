import { lazyScreen } from '@baize/site'

/** Inviting friends, in the member centre. */
export const ReferralScreen = lazyScreen(() =>
  import('./ReferralScreen.tsx').then((chunk) => chunk.ReferralScreen),
)
