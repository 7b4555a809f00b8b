import { useFormat } from '@baize/i18n'
import { useMay } from '@baize/site'
import {
  Button,
  DateTime,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { reportNames, reportPath, type Schedule } from './schedule.ts'
import { useScheduleActions } from './useScheduleActions.ts'

export interface ScheduleListProps {
  schedules: readonly Schedule[]
  /** Most schedules of an account. */
  max: number
}

/** What is made each day or week, and when next. */
export function ScheduleList({ schedules, max }: ScheduleListProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const may = useMay()
  const { busy, pause, remove } = useScheduleActions()
  const title = t({ message: 'Schedules', context: 'heading: of scheduled reports' })
  const used = format.number(schedules.length)
  const most = format.number(max)
  const actions: TableColumn<Schedule> = {
    id: 'actions',
    header: t({ message: 'Actions', context: 'column' }),
    nowrap: true,
    cell: (schedule) => (
      <Inline space="xs" nowrap>
        <Button
          variant="soft"
          tone="neutral"
          size="small"
          loading={busy === schedule.id}
          onClick={() => pause(schedule)}
        >
          {schedule.paused
            ? t({ message: 'Resume', context: 'button: a schedule' })
            : t({ message: 'Pause', context: 'button: a schedule' })}
        </Button>
        <Button
          variant="plain"
          tone="critical"
          size="small"
          aria-haspopup="dialog"
          disabled={busy === schedule.id}
          onClick={() => remove(schedule)}
        >
          {t({ message: 'Delete', context: 'button: a schedule' })}
        </Button>
      </Inline>
    ),
  }
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
        rows={schedules}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t({ message: 'Name', context: 'column: of a scheduled report' }),
            rowHeader: true,
            width: 'long',
            cell: (schedule) => (
              <Link href={reportPath(schedule)}>
                <bdi>{schedule.name}</bdi>
              </Link>
            ),
          },
          {
            id: 'record',
            header: t({ message: 'Report', context: 'column' }),
            cell: ({ record }) => i18n._(reportNames[record]),
          },
          {
            id: 'cadence',
            header: t({ message: 'Frequency', context: 'column: daily or weekly' }),
            nowrap: true,
            cell: ({ cadence }) =>
              cadence === 'daily'
                ? t({ message: 'Daily', context: 'how often a report is made' })
                : t({ message: 'Weekly', context: 'how often a report is made' }),
          },
          {
            id: 'format',
            header: t({ message: 'Format', context: 'column: of a file' }),
            nowrap: true,
            cell: ({ format: kind }) => kind.toUpperCase(),
          },
          {
            id: 'mail',
            header: t({ message: 'Email', context: 'column: whether an email is sent' }),
            nowrap: true,
            cell: ({ mail }) => (mail ? t({ message: 'Yes', context: 'an email is sent' }) : '–'),
          },
          {
            id: 'next',
            header: t({ message: 'Next file', context: 'column: when a report is made' }),
            nowrap: true,
            cell: ({ paused, nextAt }) =>
              paused ? (
                <StatusLabel tone="caution">
                  {t({ message: 'Paused', context: 'state of a schedule' })}
                </StatusLabel>
              ) : (
                <DateTime value={nextAt} />
              ),
          },
          ...(may('full') ? [actions] : []),
        ]}
        empty={
          <EmptyState title={t`No scheduled reports`} level={3}>
            {t`Open a report, choose its filters and columns, and select Schedule.`}
          </EmptyState>
        }
      />
    </Stack>
  )
}
