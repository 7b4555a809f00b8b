import { type ExportOf, useExport } from '@baize/account'
import { Menu } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { ScheduleButton } from './ScheduleButton.tsx'
import type { PageColumn } from './table-column.ts'

export interface DownloadMenuProps<Row> extends Pick<ExportOf, 'record' | 'filter'> {
  /** The columns that are shown. */
  columns: readonly PageColumn<Row>[]
}

/** The rows and columns of a table as a file, once and each day or week. */
export function DownloadMenu<Row>({ record, filter, columns }: DownloadMenuProps<Row>) {
  const { t } = useLingui()
  const asked = {
    record,
    filter,
    columns: columns.map(({ id, header, words }) => ({ id, title: header, words })),
  }
  const { making, make } = useExport(asked)
  return (
    <>
      <Menu
        label={t({ message: 'Download', context: 'button: a report as a file' })}
        trigger={t({ message: 'Download', context: 'button: a report as a file' })}
        variant="outline"
        fullWidth
        align="end"
        groups={[
          {
            id: 'files',
            items: (['xlsx', 'csv'] as const).map((format) => ({
              id: format,
              label:
                format === 'xlsx'
                  ? t({ message: 'Excel file (XLSX)', context: 'kind of file' })
                  : t({ message: 'CSV file', context: 'kind of file' }),
              icon: <DownloadIcon size={18} />,
              disabled: making !== null,
              onSelect: () => make(format),
            })),
          },
        ]}
      />
      <ScheduleButton {...asked} />
    </>
  )
}
