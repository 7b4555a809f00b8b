import { tabStorage } from './storage.ts'

/** How often all drafts were forgotten: a form that was on the page then keeps none any more. */
let forgotten = 0
export const draftsForgotten = (): number => forgotten

/** Where a draft is kept. */
export const draftPlace = (key: string) => `baize.draft.${key}` as const

const isDraft = (key: string): key is ReturnType<typeof draftPlace> => key.startsWith(draftPlace(''))

/** Forgets the drafts of all forms, also of those that are still on the page: the user has signed out. */
export function forgetDrafts(): void {
  forgotten++
  for (const key of tabStorage.keys()) if (isDraft(key)) tabStorage.set(key, null)
}
