import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { ChevronUpIcon } from '../icons/icons.ts'
import { useFreeSpot } from '../private/useFreeSpot.ts'
import * as css from './ScrollToTop.css.ts'

/** The button of ScrollToTop, which no first screen shows. */
export function ScrollToTopButton() {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useFreeSpot(button)

  const toTop = () => {
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button
      ref={button}
      className={css.button}
      type="button"
      data-away=""
      aria-label={t`Back to top`}
      onClick={toTop}
    >
      <ChevronUpIcon />
    </button>
  )
}
