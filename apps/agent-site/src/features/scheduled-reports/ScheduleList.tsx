import { useFormat } from '@baize/i18n'
import { EmptyState, Heading, Inline, Stack, Table, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Sorting } from '../../shared/tables/useSort.ts'
import type { Schedule } from './schedule.ts'

export interface ScheduleListProps {
  schedules: readonly Schedule[]
  /** Most schedules of an account. */
  max: number
  sorting: Sorting<Schedule>
  /** Another order is being read. */
  loading: boolean
}

/** What is made each day or week, and when next. */
export function ScheduleList({ schedules, max, sorting, loading }: ScheduleListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const title = t({ message: 'Schedules', context: 'heading: of scheduled reports' })
  const used = format.number(schedules.length)
  const most = format.number(max)
  return (
    <Stack space="sm">
      <Inline align="between" space="sm">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          {t({ message: `${used} of ${most} in use`, context: 'how many schedules, of how many at most' })}
        </Text>
      </Inline>
      <Table
        caption={title}
        captionHidden
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        rows={schedules}
        rowKey={({ id }) => id}
        loading={loading}
        empty={
          <EmptyState title={t`No scheduled reports`} level={3}>
            {t`Open a report, choose its filters and columns, and select Schedule.`}
          </EmptyState>
        }
      />
    </Stack>
  )
}
