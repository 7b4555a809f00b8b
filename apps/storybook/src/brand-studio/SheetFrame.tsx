import { memo, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dressPage, type PageBrand, shareStyles } from './applyTheme.ts'
import { Frame } from './Frame.tsx'
import { Sheet } from './Sheet.tsx'
import type { View } from './screens.ts'

interface SheetFrameProps {
  scheme: 'light' | 'dark'
  view: View
  size: readonly [width: number, height: number]
  brand: PageBrand
}

const empty = '<!doctype html><html lang="en"><head><title>Components</title></head><body></body></html>'

/** The components in one scheme: drawn at once, from the code that is already here. */
export const SheetFrame = memo(function SheetFrame({ scheme, view, size, brand }: SheetFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()

  useEffect(() => {
    if (page) dressPage(page, brand)
  }, [page, brand])
  useEffect(() => (page ? shareStyles(page) : undefined), [page])
  useEffect(() => {
    if (!page) return
    page.documentElement.dataset.scheme = scheme
    page.documentElement.dir = view.direction
    page.documentElement.lang = view.language
  }, [page, scheme, view.direction, view.language])

  return (
    <>
      <Frame
        title={`Components, ${scheme}`}
        size={size}
        srcDoc={empty}
        frame={frame}
        onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
      />
      {page && createPortal(<Sheet scheme={scheme} />, page.body)}
    </>
  )
})
