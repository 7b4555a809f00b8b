import type { ContractKind } from '@baize/account'
import { billDays } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission } from '@baize/site'
import { Amount, Collapse, EmptyState, StatusLabel, Text } from '@baize/ui'
import { CalendarIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from './BillCalendar.css.ts'
import { stateLooks } from './bill.ts'
import { useBillsAddress } from './useBillsAddress.ts'

/**
 * The days of the period on which windows began: the sum of their bills, and the state of the worst of them. Folded away
 * until it is wanted: the bills themselves are below it.
 */
export function BillCalendar({ kind }: { kind: ContractKind }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { side, range, change } = useBillsAddress()
  const [open, setOpen] = useState(false)
  const read = useApiQuery(
    billDays,
    { query: { ...range, side, kind } },
    { keepPrevious: true, enabled: open },
  )
  const title = t({ message: 'Calendar', context: 'heading: bills by day' })
  return (
    <Collapse label={title} open={open} onOpenChange={setOpen}>
      <Loaded read={read}>
        {({ days }) =>
          days.length === 0 ? (
            <EmptyState
              title={t`No periods closed in these dates`}
              level={3}
              icon={<CalendarIcon size={32} />}
            >
              {t`A bill is issued when a period ends.`}
            </EmptyState>
          ) : (
            <ul className={css.days} aria-label={title}>
              {days.map(({ day, bills, amount, state }) => (
                <li key={day}>
                  <button
                    className={css.day}
                    type="button"
                    aria-pressed={range.from === day && range.to === day}
                    onClick={() => change({ from: day, to: day, state: '' })}
                  >
                    <Text as="span" size="sm" weight="medium">
                      {format.date(`${day}T00:00:00Z`, { timeZone: 'UTC' })}
                    </Text>
                    <Text as="span" size="sm" tabular>
                      <Amount value={amount} currency={currencySymbol} />
                    </Text>
                    <StatusLabel tone={stateLooks[state].tone}>{i18n._(stateLooks[state].label)}</StatusLabel>
                    {bills > 1 && (
                      <Text as="span" size="xs" tone="muted">
                        {t({
                          message: plural(bills, { one: '# bill', other: '# bills' }),
                          context: 'how many bills a day has',
                        })}
                      </Text>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Collapse>
  )
}
