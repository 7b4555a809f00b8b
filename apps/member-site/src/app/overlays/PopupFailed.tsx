import { ScreenFailed } from '@baize/site'
import { useOpenPopup } from '../../shared/popups/popups.ts'
import * as css from './PopupFailed.css.ts'

/** A popup was opened, and the code of all popups failed to load. */
export function PopupFailed({ onRetry }: { onRetry: () => void }) {
  const asked = useOpenPopup() !== null
  if (!asked) return null
  return (
    <div className={css.place}>
      <ScreenFailed onRetry={onRetry} />
    </div>
  )
}
