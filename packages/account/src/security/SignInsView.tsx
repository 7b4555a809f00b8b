import type { ValueOf } from '@baize/api'
import { loginHistory } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import {
  Card,
  DateTime,
  EmptyState,
  Pagination,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
  type Tone,
} from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCursorPages } from '../records/cursors.ts'
import { deviceName } from './deviceName.ts'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

type Try = ValueOf<typeof loginHistory>['rows'][number]

const outcomes: Readonly<Record<Try['outcome'], { label: MessageDescriptor; tone: Tone }>> = {
  signedIn: { label: msg({ message: 'Signed in', context: 'outcome of a sign-in' }), tone: 'positive' },
  wrongPassword: {
    label: msg({ message: 'Wrong password', context: 'outcome of a sign-in' }),
    tone: 'critical',
  },
  verificationAsked: {
    label: msg({ message: 'Verification required', context: 'outcome of a sign-in: from a new place' }),
    tone: 'caution',
  },
}

/** Who signed in, or tried to. */
export function SignInsView() {
  const { t, i18n } = useLingui()
  const { back } = useSecurityPlace()
  const problemText = useProblemText()
  const pages = useCursorPages('sign-ins')
  const read = useApiQuery(
    loginHistory,
    { query: { ...pages.query, pageSize: '20' } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Sign-in history', context: 'page title' })
  const columns: TableColumn<Try>[] = [
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ at }) => <DateTime value={at} />,
    },
    {
      id: 'device',
      header: t({ message: 'Device', context: 'column' }),
      cell: ({ device, address }) => (
        <Stack space="none">
          <Text size="inherit">
            <bdi>{deviceName(i18n, device)}</bdi>
          </Text>
          <Text size="xs" tone="muted">
            <bdi dir="ltr">{address}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'outcome',
      header: t({ message: 'Result', context: 'column: of a sign-in' }),
      nowrap: true,
      cell: ({ outcome }) => (
        <StatusLabel tone={outcomes[outcome].tone}>{i18n._(outcomes[outcome].label)}</StatusLabel>
      ),
    },
  ]
  return (
    <ViewFrame title={title} about={t`Don’t recognise a sign-in? Change your password.`} onBack={back}>
      <Card padding="none">
        <Table
          caption={title}
          captionHidden
          columns={columns}
          rows={read.data?.rows ?? []}
          rowKey={({ id }) => id}
          loading={read.isFetching}
          {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
          empty={<EmptyState title={t`No sign-ins yet`} />}
        />
      </Card>
      <Pagination
        label={t({ message: 'Pages of the sign-in history', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </ViewFrame>
  )
}
