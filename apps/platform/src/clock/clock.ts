/** The platform's time: the machine's, or what an extension makes of it. */
export interface Clock {
  readonly now: () => Date
  /** Reads again how far from the machine's it is. */
  readonly reread: () => Promise<void>
  readonly close: () => Promise<void>
}

export const machineClock = (now: () => Date): Clock => ({
  now,
  reread: async () => {},
  close: async () => {},
})
