import { ScreenFailed } from '@baize/site'
import * as css from './MenuFailed.css.ts'

/** The side menu's code does not come: on a phone somebody opened it. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.place}>
      <ScreenFailed onRetry={onRetry} />
    </div>
  )
}
