import { Button, Inline } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ExportOf, useExport } from './useExport.ts'

export interface ExportButtonsProps extends Pick<ExportOf, 'record' | 'columns'> {
  /** The filter of the screen, without its pages. */
  filter: Readonly<Record<string, string | undefined>>
}

/** The record as a file, by the same filter: what the screen shows, all pages of it, with its totals. */
export function ExportButtons({ record, filter, columns }: ExportButtonsProps) {
  const { t } = useLingui()
  const chosen = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const { making, make } = useExport({ record, filter: chosen, columns })
  return (
    <Inline space="xs">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="outline"
          tone="neutral"
          size="small"
          icon={<DownloadIcon />}
          loading={making === format}
          disabled={making !== null && making !== format}
          onClick={() => make(format)}
        >
          {format === 'csv'
            ? t({ message: 'Save as CSV', context: 'button: a record as a file' })
            : t({ message: 'Save as XLSX', context: 'button: a record as a file' })}
        </Button>
      ))}
    </Inline>
  )
}
