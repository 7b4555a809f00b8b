import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { ChevronUpIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './ScrollToTop.css.ts'

export interface ScrollToTopProps extends RootProps<HTMLDivElement> {}

/** Appears once the first screen is scrolled away; brings the page and the focus back to its beginning. */
export function ScrollToTop(root: ScrollToTopProps) {
  const { t } = useLingui()
  const sentinel = useRef<HTMLSpanElement>(null)
  const [away, setAway] = useState(false)

  useEffect(() => {
    const mark = sentinel.current
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false))
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  const toTop = () => {
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <div {...rootAttributes(root)} className={css.whole}>
      <span className={css.sentinel} ref={sentinel} aria-hidden />
      {away && (
        <button className={css.button} type="button" aria-label={t`Back to top`} onClick={toTop}>
          <ChevronUpIcon />
        </button>
      )}
    </div>
  )
}
