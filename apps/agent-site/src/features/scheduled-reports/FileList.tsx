import { EmptyState, Heading, Stack, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Sorting } from '../../shared/tables/useSort.ts'
import type { ReportFile } from './schedule.ts'

export interface FileListProps {
  files: readonly ReportFile[]
  sorting: Sorting<ReportFile>
  /** Another order is being read. */
  loading: boolean
}

/** The files that can still be downloaded, newest first unless they are sorted. */
export function FileList({ files, sorting, loading }: FileListProps) {
  const { t } = useLingui()
  const title = t({ message: 'Files', context: 'heading: of scheduled reports' })
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <Table
        caption={title}
        captionHidden
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        rows={files}
        rowKey={({ id }) => id}
        loading={loading}
        empty={
          <EmptyState title={t`No files yet`} level={3}>
            {t`Each file appears here and in your messages shortly after its day or week ends.`}
          </EmptyState>
        }
      />
    </Stack>
  )
}
