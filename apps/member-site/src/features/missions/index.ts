import { lazyScreen } from '@baize/site'

/** Missions and leaderboard, in the member centre. */
export const MissionsScreen = lazyScreen(() =>
  import('./MissionsScreen.tsx').then((chunk) => chunk.MissionsScreen),
)
