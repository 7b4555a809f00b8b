/** How a text area counts. */
export const textAreaSettings = {
  /** Characters before the limit at which a screen reader announces that it is near. */
  nearLimit: 20,
} as const
