import { useMay } from '@baize/site'
import { Button, DateTime, Inline, Link, StatusLabel, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { reportNames, reportPath, type Schedule } from './schedule.ts'
import { useScheduleActions } from './useScheduleActions.ts'

/** The columns of the list of schedules, and what is done with each. */
export function useScheduleColumns(): TableColumn<Schedule>[] {
  const { t, i18n } = useLingui()
  const may = useMay()
  const { busy, pause, remove } = useScheduleActions()
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
  return [
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
          <StatusLabel tone="caution">{t({ message: 'Paused', context: 'state of a schedule' })}</StatusLabel>
        ) : (
          <DateTime value={nextAt} />
        ),
    },
    ...(may('full') ? [actions] : []),
  ]
}
