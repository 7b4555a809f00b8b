import { useFormat } from '@baize/i18n'
import { Button, DateTime, EmptyState, Heading, Stack, Table, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { FileDays } from './FileDays.tsx'
import type { ReportFile } from './schedule.ts'
import { useFileDownload } from './useFileDownload.ts'

/** The files that can still be downloaded, newest first. */
export function FileList({ files }: { files: readonly ReportFile[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const { loading, download } = useFileDownload()
  const title = t({ message: 'Files', context: 'heading: of scheduled reports' })
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <Table
        caption={title}
        captionHidden
        rows={files}
        rowKey={({ id }) => id}
        columns={[
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
        ]}
        empty={
          <EmptyState title={t`No files yet`} level={3}>
            {t`Each file appears here and in your messages shortly after its day or week ends.`}
          </EmptyState>
        }
      />
    </Stack>
  )
}
