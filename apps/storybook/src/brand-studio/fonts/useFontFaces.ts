import { useEffect } from 'react'
import type { FontData } from './brandFonts.ts'

/** Adds fonts to a page. Returns a function that removes them. */
export function addFonts(page: Document, fonts: readonly FontData[]): () => void {
  const Face = page.defaultView?.FontFace
  if (!Face) return () => {}
  const faces = fonts.flatMap(({ family, bytes, weight, style }) => {
    if (family === '') return []
    // Chromium takes quotation marks for a part of the name.
    const face = new Face(family, bytes, { weight, style, display: 'swap' })
    // What cannot be read is not drawn; `brand check` says why.
    face.loaded.catch(() => undefined)
    page.fonts.add(face)
    return [face]
  })
  return () => {
    for (const face of faces) page.fonts.delete(face)
  }
}

/** Has this page know fonts for as long as a component is shown. */
export function useFontFaces(fonts: readonly FontData[]): void {
  useEffect(() => addFonts(document, fonts), [fonts])
}
