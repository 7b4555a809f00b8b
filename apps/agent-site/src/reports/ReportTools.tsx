import { type ExportOf, useExport } from '@baize/account'
import { Button, CheckboxField, Menu, Popover, Stack } from '@baize/ui'
import { ColumnsIcon, DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './Report.css.ts'
import type { ReportColumn } from './report-column.ts'
import { SavedViews } from './SavedViews.tsx'
import type { useViews } from './views.ts'

export interface ReportToolsProps<Row> {
  /** What is above the table already: how many rows, of how many. */
  count: string
  record: ExportOf['record']
  filter: Readonly<Record<string, string>>
  columns: readonly ReportColumn<Row>[]
  views: ReturnType<typeof useViews>
  /** What the figures of the columns mean. @default nothing */
  help?: ReactNode
}

/** What can be done with a report: its columns, saved views, files, paper. */
export function ReportTools<Row>({ count, record, filter, columns, views, help }: ReportToolsProps<Row>) {
  const { t } = useLingui()
  const inView = columns.filter(({ id }) => !views.hidden.includes(id))
  const { making, make } = useExport({
    record,
    filter,
    columns: inView.map(({ id, header, words }) => ({ id, title: header, words })),
  })
  const shown = inView.length
  return (
    <div className={css.tools}>
      <div className={css.count}>
        <span role="status">{count}</span>
        {help}
      </div>
      <SavedViews views={views} />
      <Popover
        label={t({ message: 'Columns', context: 'choice of the columns of a table' })}
        look={{ variant: 'outline', tone: 'neutral', size: 'small', full: true, icon: <ColumnsIcon /> }}
        titled
        align="end"
      >
        <Stack space="xs">
          {columns.map(({ id, header, rowHeader }) => {
            const on = !views.hidden.includes(id)
            return (
              <CheckboxField
                key={id}
                name={`column-${id}`}
                label={header}
                checked={on}
                disabled={rowHeader === true || (on && shown <= 1)}
                onChange={() =>
                  views.hide(on ? [...views.hidden, id] : views.hidden.filter((hidden) => hidden !== id))
                }
              />
            )
          })}
        </Stack>
      </Popover>
      <Menu
        label={t({ message: 'Download', context: 'button: a report as a file' })}
        trigger={t({ message: 'Download', context: 'button: a report as a file' })}
        look="outlined"
        full
        align="end"
        groups={[
          {
            id: 'files',
            items: (['xlsx', 'csv'] as const).map((format) => ({
              id: format,
              label:
                format === 'xlsx'
                  ? t({ message: 'Excel workbook (XLSX)', context: 'kind of file' })
                  : t({ message: 'Text table (CSV)', context: 'kind of file' }),
              icon: <DownloadIcon size={18} />,
              disabled: making !== null,
              onSelect: () => make(format),
            })),
          },
        ]}
      />
      <Button variant="outline" tone="neutral" size="small" onClick={() => print()}>
        {t({ message: 'Print', context: 'button: a report on paper' })}
      </Button>
    </div>
  )
}
