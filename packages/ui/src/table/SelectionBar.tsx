import { useFormat } from '@baize/i18n'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import * as css from './selection.css.ts'

interface SelectionBarProps {
  /** How many rows are selected. */
  count: number
  /** How many of them the table does not show. */
  elsewhere: number
  actions: ReactNode
  onClear: () => void
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ count, elsewhere, actions, onClear }: SelectionBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const others = format.number(elsewhere)
  return (
    <div className={css.selection} data-empty={count === 0 || undefined}>
      <span role="status" className={css.selectionCount}>
        {count > 0 &&
          t({
            message: plural(count, { one: '# row selected', other: '# rows selected' }),
            context: 'How many rows of a table are selected',
          })}
        {elsewhere > 0 && (
          <span className={css.elsewhere}>
            {t({ message: `Not on this page: ${others}`, context: 'How many selected rows of a table' })}
          </span>
        )}
      </span>
      {count > 0 && (
        <>
          {actions}
          <Button variant="plain" tone="neutral" size="small" onClick={onClear}>
            {t({ message: 'Clear selection', context: 'Button above a table' })}
          </Button>
        </>
      )}
    </div>
  )
}
