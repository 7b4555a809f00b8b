export interface LimitTables {
  throttle: {
    key: string
    /** Milliseconds since 1970 at which the allowance is whole again. */
    whole_at: number
  }
  failure: {
    key: string
    count: number
    last_at: Date
  }
}
