import { brandDay } from '@baize/account'
import { teamMemberStatement } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, usePlatform } from '@baize/site'
import { Button, Inline, SelectField, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as paper from '../../shared/print/Print.css.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { monthsUntil } from './months.ts'
import { StatementSheet } from './StatementSheet.tsx'

/** The statement of an account of the team for a month. Account and month are in the address. */
export function Statement() {
  const { t } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const filter = useFilter()
  const [months] = useState(() => monthsUntil(brandDay(client.now(), gmtOffsetMinutes)))
  const month = filter.get('month', months) || (months[0] ?? '')
  const read = useApiQuery(
    teamMemberStatement,
    { params: { id: filter.get('id') }, query: { month } },
    { keepPrevious: true },
  )
  const names = format.monthNames()
  const nameOf = (one: string) => {
    const [year = '', number = ''] = one.split('-')
    return t({
      message: `${{ month: names[Number(number) - 1] ?? number }} ${{ year }}`,
      comment: 'a month and its year, as "November 2026"',
    })
  }
  return (
    <Stack space="lg">
      <div className={paper.screenOnly}>
        <Inline space="sm" alignY="end">
          <SelectField
            label={t({ message: 'Month', context: 'label of a choice: of a statement' })}
            value={month}
            onValueChange={(value) => filter.set({ month: value === months[0] ? '' : value })}
            options={months.map((value) => ({ value, label: nameOf(value) }))}
          />
          <Button disabled={read.data === undefined || read.isPlaceholderData} onClick={() => print()}>
            {t({ message: 'Print or save as PDF', context: 'button: a statement' })}
          </Button>
        </Inline>
      </div>
      <Loaded read={read} lines={10}>
        {(statement) => <StatementSheet statement={statement} month={nameOf(statement.month)} />}
      </Loaded>
    </Stack>
  )
}
