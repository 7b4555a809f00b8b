import type { GameType } from '@baize/account'

/** The categories whose vendors are chosen first; the others begin with their games. */
export const byVendor: ReadonlySet<GameType> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'])
