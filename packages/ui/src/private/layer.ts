import { tokens } from '../tokens/contract.css.ts'

/** Where layers lie: over all that floats over a page. Among them the one that was opened last lies on top. */
export const layer = `calc(${tokens.z.floating} + 1)`
