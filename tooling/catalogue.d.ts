/** The languages that have one catalogue for everything (`languages/`), from tooling/catalogues/vite.ts. */
declare module 'virtual:baize-languages' {
  import type { FurtherMessages, LanguageState, Locale } from '@baize/i18n'

  /** The languages that every package has a catalogue of. */
  export const complete: readonly Locale[]
  export const stateOf: (locale: Locale) => LanguageState
  export const bringFurther: FurtherMessages
}

/** A PO catalogue, compiled by @lingui/vite-plugin. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** A module as one minified classic script, from tooling/vite.ts. */
declare module '*?script' {
  const code: string
  export default code
}
