import { useEffect } from 'react'
import type { FontData } from './brandFonts.ts'

/** Adds fonts to a page. Returns a function that removes them. */
export function addFonts(page: Document, fonts: readonly FontData[]): () => void {
  const Face = page.defaultView?.FontFace
  if (!Face) return () => {}
  const faces = fonts.map(({ family, bytes, weight, style }) => {
    const face = new Face(JSON.stringify(family), bytes, { weight, style, display: 'swap' })
    page.fonts.add(face)
    return face
  })
  return () => {
    for (const face of faces) page.fonts.delete(face)
  }
}

/** Has this page know fonts for as long as a component is shown. */
export function useFontFaces(fonts: readonly FontData[]): void {
  useEffect(() => addFonts(document, fonts), [fonts])
}
