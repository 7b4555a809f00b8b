import { ApiError } from '@baize/api'
import { createReportSchedule, reportSchedules } from '@baize/api/calls'
import { type FieldRule, Form } from '@baize/forms'
import { Loaded, useApiQuery, useCall, useProblemText } from '@baize/site'
import { Alert, Link, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import { reportNames, type Scheduled } from './schedule.ts'

const maxNameLength = 40

/** How often a report is made, as which file, and whether an e-mail is sent. */
export function ScheduleForm({ report, onDone }: { report: Scheduled; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const read = useApiQuery(reportSchedules, { query: {} })
  const create = useCall(createReportSchedule, {
    intent: ({ body }) => JSON.stringify(body),
    invalidates: [reportSchedules],
  })
  const problemText = useProblemText()
  const fields = (mail: boolean): FieldRule[] => [
    { name: 'name', kind: 'text', required: true, maxLength: maxNameLength },
    { name: 'cadence', kind: 'select', required: true, options: ['daily', 'weekly'] },
    { name: 'format', kind: 'select', required: true, options: ['xlsx', 'csv'] },
    ...(mail ? [{ name: 'mail', kind: 'checkbox' as const }] : []),
  ]
  return (
    <Loaded read={read} lines={6}>
      {({ schedules, max, mailHint }) =>
        schedules.length >= max ? (
          <Alert tone="caution">
            <Stack space="xs">
              <Text as="span">{t`You have reached the limit for schedules. Delete one first.`}</Text>
              <Link href={paths.scheduledReports}>
                {t({ message: 'Scheduled reports', context: 'page of the agent centre' })}
              </Link>
            </Stack>
          </Alert>
        ) : (
          <Form
            fields={fields(mailHint !== null)}
            looks={{
              name: { label: t({ message: 'Name', context: 'label of a field: of a scheduled report' }) },
              cadence: {
                label: t({ message: 'Frequency', context: 'column: daily or weekly' }),
                options: [
                  {
                    value: 'daily',
                    label: t({ message: 'Daily: the day before', context: 'how often a report is made' }),
                  },
                  {
                    value: 'weekly',
                    label: t({
                      message: 'Weekly: Monday to Sunday',
                      context: 'how often a report is made',
                    }),
                  },
                ],
              },
              format: {
                label: t({ message: 'Format', context: 'column: of a file' }),
                options: [
                  { value: 'xlsx', label: t({ message: 'Excel file (XLSX)', context: 'kind of file' }) },
                  { value: 'csv', label: t({ message: 'CSV file', context: 'kind of file' }) },
                ],
              },
              mail: { label: t`Email ${{ address: mailHint ?? '' }} when a file is ready` },
            }}
            initial={{ name: i18n._(reportNames[report.record]), cadence: 'daily', format: 'xlsx' }}
            leaving="never"
            beforeFields={
              <Text size="sm" tone="muted">
                {mailHint === null
                  ? t`The file has the filters and columns that the report shows now. Confirm an email address on the Security page to get an email too.`
                  : t`The file has the filters and columns that the report shows now.`}
              </Text>
            }
            submitLabel={t({ message: 'Schedule', context: 'button: makes a report each day or week' })}
            onSubmit={async ({ name, cadence, format, mail }) => {
              await create.mutateAsync({
                body: {
                  ...report,
                  name: String(name),
                  cadence: cadence === 'weekly' ? 'weekly' : 'daily',
                  format: format === 'csv' ? 'csv' : 'xlsx',
                  mail: mail === true,
                },
              })
              toast({ message: t`Report scheduled. You get a message for each file.` })
              onDone()
            }}
            explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
          />
        )
      }
    </Loaded>
  )
}
