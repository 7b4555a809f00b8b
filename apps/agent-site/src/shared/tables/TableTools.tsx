import type { ExportOf } from '@baize/account'
import { Button } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ColumnsButton } from './ColumnsButton.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { SavedViews } from './SavedViews.tsx'
import * as css from './TableTools.css.ts'
import type { PageColumn } from './table-column.ts'
import type { TableSettings } from './useTableSettings.ts'

export interface TableToolsProps<Row> {
  /** How many rows there are, of how many; undefined until that is known. @default nothing */
  count?: string | undefined
  /** The list as a file: which one, by which filter. @default no files */
  file?: Pick<ExportOf, 'record' | 'filter'>
  columns: readonly PageColumn<Row>[]
  settings: TableSettings
  /** What the figures of the columns mean. @default nothing */
  help?: ReactNode
}

/** What can be done with a table: its columns, saved views, files, printing. */
export function TableTools<Row>({ count, file, columns, settings, help }: TableToolsProps<Row>) {
  const { t } = useLingui()
  const inView = columns.filter(({ id }) => settings.shown.includes(id))
  return (
    <div className={css.tools}>
      <div className={css.count}>
        <span role="status">{count}</span>
        {help}
      </div>
      <SavedViews settings={settings} />
      <ColumnsButton columns={columns} settings={settings} />
      {file && <DownloadMenu {...file} columns={inView} />}
      <Button variant="outline" tone="neutral" size="small" onClick={() => print()}>
        {t({ message: 'Print', context: 'button: a report on paper' })}
      </Button>
    </div>
  )
}
