import { Heading, type HeadingProps, Inline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import * as css from '../../shared/print/Print.css.ts'

/** The heading of the parts of an amount, with what its figures mean. */
export function ReckoningHead({ level }: Pick<HeadingProps, 'level'>) {
  const { t } = useLingui()
  return (
    <Inline align="between" space="sm">
      <Heading level={level} size="group">
        {t({ message: 'How it’s calculated', context: 'heading: amount of a bill' })}
      </Heading>
      <div className={css.screenOnly}>
        <FigureList
          figures={['team', 'validBet', 'stake', 'payout', 'given', 'loss', 'carried', 'base', 'active']}
        />
      </div>
    </Inline>
  )
}
