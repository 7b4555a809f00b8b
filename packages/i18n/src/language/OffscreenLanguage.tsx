import { I18nProvider } from '@lingui/react'
import { memo, type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LanguageContext, useLanguageContext } from './context.ts'

export interface OffscreenLanguageProps {
  /**
   * Whether the part is seen for certain, as a drawer is that opens: it does not wait for the window to say so.
   * @default false
   */
  seen?: boolean
  children: ReactNode
}

/**
 * A part of the page that takes another language right after the page is painted in it, where it is outside of the
 * viewport: hidden content does not delay visible content. Its size stays; until then it is not made again, nor styled,
 * nor laid out.
 */
export function OffscreenLanguage({ seen = false, children }: OffscreenLanguageProps): ReactNode {
  const page = useLanguageContext()
  const place = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const [shown, setShown] = useState(page)
  const behind = shown !== page
  if (behind && (seen || !away)) setShown(page)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!behind) return
    // The frame after the next begins when the page is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setShown(page)))
    })
    return () => cancelAnimationFrame(frame)
  }, [behind, page])

  // By script, in the commit itself: a page's policy drops styles that stand in its markup.
  useLayoutEffect(() => {
    const { style } = place.current as HTMLDivElement
    style.containIntrinsicBlockSize = 'auto 500px'
    style.contentVisibility = behind ? 'hidden' : ''
  }, [behind])

  return (
    <div ref={place}>
      <LanguageContext value={shown}>
        <I18nProvider i18n={shown.i18n}>
          <Held still={behind}>{children}</Held>
        </I18nProvider>
      </LanguageContext>
    </div>
  )
}

/** Keeps its output while it is deferred: its parent renders the new language by then, and passes new elements. */
const Held = memo(
  ({ children }: { still: boolean; children: ReactNode }) => children,
  (_, { still }) => still,
)
