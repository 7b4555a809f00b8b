import { useEffect, useRef, useState } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { onDemand } from '../private/onDemand.tsx'
import * as css from './ScrollToTop.css.ts'

export interface ScrollToTopProps extends CommonProps<HTMLDivElement> {}

const ScrollToTopButton = onDemand(() =>
  import('./ScrollToTopButton.tsx').then((chunk) => chunk.ScrollToTopButton),
)

/** Appears once the first screen is scrolled away, where it covers nothing that is read or activated; scrolls the page and moves the focus back to its beginning. */
export function ScrollToTop(root: ScrollToTopProps) {
  const sentinel = useRef<HTMLSpanElement>(null)
  const [away, setAway] = useState(false)

  useEffect(() => {
    const mark = sentinel.current
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false))
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  return (
    <div {...commonProps(root)} className={css.whole}>
      <span className={css.sentinel} ref={sentinel} aria-hidden />
      {away && <ScrollToTopButton />}
    </div>
  )
}
