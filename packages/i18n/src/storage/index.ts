export { draftPlace, draftsForgotten, forgetDrafts } from './drafts.ts'
export type { BrowserKey, TabKey } from './keys.ts'
export { browserStorage, type KeptStorage, tabStorage } from './storage.ts'
