/** How the game frame waits and what it lets a game do. */
export const gameFrameSettings = {
  /** Milliseconds after which a game that has not loaded counts as failed. */
  patience: 30_000,
  /** What a game of another origin may do. One of our own origin would undo its sandbox, so it has none. */
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
  /** Features a game may use. */
  allow: 'autoplay; fullscreen; clipboard-write',
} as const
