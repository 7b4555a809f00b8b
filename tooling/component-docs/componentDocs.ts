/**
 * What a component's page says beside what its code says by itself: `Button.docs.ts`, next to `Button.tsx`. In backquotes
 * are code and names of components, which the page makes links of.
 */
export interface ComponentDocs {
  /** When to use it. */
  use: string
  /** When not to use it, and which component to use then. */
  instead: string
  /** Its parts, in the order of the page. */
  anatomy: string
  /** Keys that it knows, beside Tab; a dash for none. */
  keyboard: string
  /** Role and accessible name, as a screen reader has them. */
  role: string
  /** One thing to do. */
  do: string
  /** One thing not to do. */
  avoid: string
  /** What it does not do; a dash for nothing worth a word. */
  limits: string
  /** `experimental` components may change in a minor version, see docs/versioning.md. */
  status: 'stable' | 'experimental'
  /** Last part of the title of the stories that show it, where that is not its name. */
  page?: string
}
