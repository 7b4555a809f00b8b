export interface ClockTables {
  /** One row: how far the sandbox's time is ahead of the machine's. */
  sandbox_clock: { id: number; ahead_seconds: bigint }
}
