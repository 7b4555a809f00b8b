import { useFormat } from '@baize/i18n'
import { Button, DateTime, type TableColumn, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { FileDays } from './FileDays.tsx'
import type { ReportFile } from './schedule.ts'
import { useFileDownload } from './useFileDownload.ts'

/** The columns of the list of files, each with its download. */
export function useFileColumns(): TableColumn<ReportFile>[] {
  const { t } = useLingui()
  const format = useFormat()
  const { loading, download } = useFileDownload()
  return [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'column: of a scheduled report' }),
      rowHeader: true,
      width: 'long',
      cell: ({ name }) => (
        <Text as="span" size="inherit" weight="medium">
          <bdi>{name}</bdi>
        </Text>
      ),
    },
    {
      id: 'days',
      header: t({ message: 'Period', context: 'column: days of a file' }),
      nowrap: true,
      cell: (file) => <FileDays file={file} />,
    },
    {
      id: 'count',
      header: t({ message: 'Rows', context: 'column: how many rows a file has' }),
      align: 'end',
      nowrap: true,
      cell: ({ count }) => format.number(count),
    },
    {
      id: 'expiresAt',
      header: t({ message: 'Available until', context: 'column: end of a file' }),
      nowrap: true,
      cell: ({ expiresAt }) => <DateTime value={expiresAt} />,
    },
    {
      id: 'actions',
      header: t({ message: 'Actions', context: 'column' }),
      nowrap: true,
      cell: ({ id, format: kind }) => (
        <Button
          variant="soft"
          size="small"
          icon={<DownloadIcon size={16} />}
          loading={loading === id}
          onClick={() => download(id)}
        >
          {kind === 'xlsx'
            ? t({ message: 'Download XLSX', context: 'button: a file' })
            : t({ message: 'Download CSV', context: 'button: a file' })}
        </Button>
      ),
    },
  ]
}
