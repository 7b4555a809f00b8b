import { lazyScreen } from '@baize/site'

/** What can be claimed, in the member centre. */
export const RewardsScreen = lazyScreen(() =>
  import('./RewardsScreen.tsx').then((chunk) => chunk.RewardsScreen),
)
