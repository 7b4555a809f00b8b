/** The choices of ui's properties, from choiceLists.ts. */
declare module 'virtual:baize-choice-lists' {
  export const lists: Readonly<Record<string, readonly (string | number)[]>>
}

/** A picture as the manager's build writes it: a `data:` address. */
declare module '*.svg' {
  const address: string
  export default address
}
