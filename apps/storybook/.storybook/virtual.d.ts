/** The choices of ui's properties, from choiceLists.ts. */
declare module 'virtual:baize-choice-lists' {
  export const lists: Readonly<Record<string, readonly (string | number)[]>>
}

/** The content of the pages of components, from componentPages.ts; src/component-page/components.ts has its type. */
declare module 'virtual:baize-component-pages' {
  export const components: unknown
}

/** An image as the manager's build writes it: a `data:` address. */
declare module '*.svg' {
  const address: string
  export default address
}
