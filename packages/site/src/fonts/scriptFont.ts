import { globalFontFace } from '@vanilla-extract/css'

/**
 * The family that every script's font is a part of; each part contains the letters of its script alone, so that they do
 * not meet. The reset names it before the brand's fonts.
 */
const family = 'Baize Script'

/** Where a script's font lies, and which letters it is for. */
export interface ScriptFont {
  /** The package's files, up to the weight. */
  readonly files: string
  readonly unicodeRange: string
  /**
   * `optional` where every device has letters of its own: a font that loads too late waits for the next page, and nothing
   * jumps. `swap` where a device may have none.
   */
  readonly display: 'optional' | 'swap'
}

/** Declares the two weights of a script's font. A page without its letters loads no file. */
export function scriptFont({ files, unicodeRange, display }: ScriptFont): void {
  globalFontFace(family, [
    {
      src: `url(${files}-400-normal.woff2) format("woff2")`,
      fontWeight: '100 500',
      fontDisplay: display,
      unicodeRange,
    },
    {
      src: `url(${files}-700-normal.woff2) format("woff2")`,
      fontWeight: '600 900',
      fontDisplay: display,
      unicodeRange,
    },
  ])
}
