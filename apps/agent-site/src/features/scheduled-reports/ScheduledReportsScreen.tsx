import { reportSchedules } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Heading, Stack, type TableColumn, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { useSort } from '../../shared/tables/useSort.ts'
import { FileList } from './FileList.tsx'
import { FileNotice } from './FileNotice.tsx'
import { ScheduleList } from './ScheduleList.tsx'
import type { ReportFile, Schedule } from './schedule.ts'
import { useFileColumns } from './useFileColumns.tsx'
import { useScheduleColumns } from './useScheduleColumns.tsx'

/** Reports that are made each day or week, and their files. */
export function ScheduledReportsScreen() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const schedulesSorting = useSort<Schedule, TableColumn<Schedule>>(
    useScheduleColumns(),
    ['actions'],
    'schedules',
  )
  const filesSorting = useSort<ReportFile, TableColumn<ReportFile>>(useFileColumns(), ['actions'], 'files')
  const read = useApiQuery(
    reportSchedules,
    { query: { ...schedulesSorting.query, ...filesSorting.query } },
    { keepPrevious: true },
  )
  const opened = params.get('file')
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>
          {t({ message: 'Scheduled reports', context: 'page of the agent centre' })}
        </Heading>
        <Text tone="muted">
          {t`Your reports as files, after each day or each week. You get a message for every file and can download it for 14 days.`}
        </Text>
      </Stack>
      <Loaded read={read} lines={8}>
        {({ schedules, files, max }) => (
          <Stack space="lg">
            {opened !== null && <FileNotice file={files.find(({ id }) => id === opened)} />}
            <ScheduleList
              schedules={schedules}
              max={max}
              sorting={schedulesSorting}
              loading={read.isPlaceholderData}
            />
            <FileList files={files} sorting={filesSorting} loading={read.isPlaceholderData} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
