import { ScreenFailed } from '@baize/site'
import * as css from './MenuFailed.css.ts'

/** The side menu's code failed to load after it was opened on a phone. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.place}>
      <ScreenFailed onRetry={onRetry} />
    </div>
  )
}
