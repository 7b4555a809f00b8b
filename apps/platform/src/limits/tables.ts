export interface LimitTables {
  rate_limit: {
    key: string
    /** Theoretical arrival time of the generic cell rate algorithm: ms since 1970 at which the allowance is full again. */
    tat: number
  }
  failed_attempt: {
    key: string
    count: number
    last_at: Date
  }
}
