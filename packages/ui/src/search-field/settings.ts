/** How the search field behaves. */
export const searchSettings = {
  /** How long after the last key it searches by itself, in milliseconds, where it searches while typing. */
  debounce: 300,
} as const
