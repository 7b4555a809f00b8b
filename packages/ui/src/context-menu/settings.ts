export const contextMenuSettings = {
  /** How long a finger stays on it until its menu opens, in milliseconds. */
  longPress: 700,
} as const
