import type { BrandFont } from '../brandData.ts'

/** The address of a part of a font in CSS; with a brand's version it is kept by caches for good. */
export const fontAddress = (file: string): string => `url(/brand/${file})`

const address = /url\(\/brand\/(\w[\w.-]*\.woff2)(?:\?[0-9a-f]{12})?\)/g

/** CSS whose fonts are addressed with the brand's version. */
export const versionFonts = (css: string, version: string): string =>
  css.replace(address, (_, file) => `url(/brand/${file}?${version})`)

/** CSS as it was before `versionFonts`. */
export const unversionFonts = (css: string): string => css.replace(address, (_, file) => fontAddress(file))

/** CSS without the addresses of the brand's own fonts. */
export function withoutOwnFonts(css: string, fonts: readonly BrandFont[] = []): string {
  const files = new Set(fonts.flatMap((font) => font.files.map(({ file }) => file)))
  return css.replace(address, (whole, file) => (files.has(file) ? '' : whole))
}
