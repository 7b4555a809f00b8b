/** How long an operator keeps what the law or the load of a market decides; all else is removed once it has served. */
export interface KeepDays {
  /** Live events. A page that slept longer loads a snapshot. */
  readonly events: number
  /** Who signed in, from where and on what. */
  readonly loginHistory: number
  /** The audit log; the database itself refuses to delete what is younger than a year. */
  readonly audit: number
}

export const usualKeepDays: KeepDays = { events: 7, loginHistory: 400, audit: 1_826 }
