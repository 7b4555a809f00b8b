import { reportSchedules } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { FileList } from './FileList.tsx'
import { FileNotice } from './FileNotice.tsx'
import { ScheduleList } from './ScheduleList.tsx'

/** Reports that are made each day or week, and their files. */
export function ScheduledReportsScreen() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const read = useApiQuery(reportSchedules, {})
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
            <ScheduleList schedules={schedules} max={max} />
            <FileList files={files} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
