export const commandPaletteSettings = {
  /** The pause after the last key until searches start, in milliseconds. */
  debounce: 200,
} as const
