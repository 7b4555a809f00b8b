/** How the chat frame waits and what it lets a chat do. */
export const chatFrameSettings = {
  /** What a chat of another origin may do. */
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
  /** What a chat of our own origin may do: with `allow-same-origin` it could undo its sandbox. */
  ownSandbox: 'allow-scripts allow-forms allow-popups',
  /** Features a chat may use. */
  allow: 'clipboard-write',
} as const
