import { DateTime } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Balls } from './Balls.tsx'
import * as css from './NextDraws.css.ts'
import type { LotteryDraws } from './useDraws.ts'

/** The last result of a lottery, with when it was drawn. */
export function LastResult({ last }: { last: NonNullable<LotteryDraws['last']> }) {
  const { t } = useLingui()
  return (
    <span className={css.result}>
      <span>
        {t({ message: 'Last result', context: 'of a lottery' })}{' '}
        <DateTime value={last.drawnAt} length="short" />
      </span>
      {last.numbers === null ? (
        <span>{t({ message: 'Draw cancelled, stakes returned', context: 'in place of a result' })}</span>
      ) : (
        <Balls numbers={last.numbers} />
      )}
    </span>
  )
}
