import { VisuallyHidden } from '@baize/ui'
import * as css from './lottery.css.ts'

/** The digits of a draw. */
export function Balls({ numbers }: { numbers: string }) {
  return (
    <span>
      <VisuallyHidden>{[...numbers].join(' ')}</VisuallyHidden>
      <bdi className={css.balls} aria-hidden>
        {[...numbers].map((digit, place) => (
          <span className={css.ball} key={place}>
            {digit}
          </span>
        ))}
      </bdi>
    </span>
  )
}
