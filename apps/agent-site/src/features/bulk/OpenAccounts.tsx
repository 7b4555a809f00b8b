import { openAccount, teamMembers, teamOverview } from '@baize/api/calls'
import { type AccountRate, type AccountType, problemText as fieldProblemText } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { useInvalidate, usePermission, usePlatform } from '@baize/site'
import { Alert, Button, Card, type DataColumn, DataTable, Inline, Stack } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { saveBlob } from '../../shared/saveBlob.ts'
import type { AccountBatch } from './accountBatch.ts'
import { type AccountRow, columnOf } from './accountRows.ts'
import { BatchHead } from './BatchHead.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { OutcomeView, useOutcomeText } from './BatchStatus.tsx'
import { Cell } from './Cell.tsx'
import { rowKey } from './rowKey.ts'
import { isSettled, useBatch } from './useBatch.ts'
import { useResultName } from './useResultName.ts'

export interface OpenAccountsProps {
  batch: AccountBatch
  rates: readonly AccountRate[]
  typeNames: Readonly<Record<AccountType, string>>
  /** Keeps it while another page is open. */
  onKeep: (batch: AccountBatch) => void
  onClose: () => void
}

const keyOf = ({ line }: AccountRow): string => String(line)
const isRight = ({ problems }: AccountRow): boolean => Object.keys(problems).length === 0

/** The accounts of a file, their errors, and after the opening each one's first password. */
export function OpenAccounts({ batch, rates, typeNames, onKeep, onClose }: OpenAccountsProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { mainDomain } = usePermission()
  const invalidate = useInvalidate()
  const [saved, setSaved] = useState(false)
  const sending = useBatch(batch.outcomes, (outcomes) => onKeep({ ...batch, outcomes }))
  const { outcomes, running } = sending
  const resultName = useResultName()
  const labels: Readonly<Record<string, string>> = {
    username: t({ message: 'Username', context: 'label of a form field' }),
    type: t({ message: 'Account type', context: 'label of a choice' }),
    nickname: t({ message: 'Nickname', context: 'of an account' }),
    password: t({ message: 'Temporary password', context: 'of an account that is opened for somebody' }),
    ...Object.fromEntries(rates.map(({ id, name }) => [id, name])),
  }
  const outcomeText = useOutcomeText<string>({
    done: () => t({ message: 'Opened', context: 'state of a row: an account' }),
    details: ({ problems }) =>
      problems.length === 0
        ? undefined
        : problems
            .map((problem) =>
              fieldProblemText(i18n, { ...problem } as never, labels[columnOf(problem.field)]),
            )
            .join('. '),
  })
  const right = batch.rows.filter(isRight)
  const open = right.filter((row) => !isSettled(outcomes[keyOf(row)]))
  const begun = Object.keys(outcomes).length > 0
  const opened = batch.rows.filter((row) => outcomes[keyOf(row)]?.state === 'done')
  const unsaved = opened.length > 0 && !saved
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  async function run() {
    setSaved(false)
    const rows = new Map(right.map((row) => [keyOf(row), row]))
    await sending.run([...rows.keys()], async (key) => {
      const { accountType, username, nickname, password, rates: given } = rows.get(key) as AccountRow
      const body = {
        ...{ accountType: accountType ?? 'member', username, password, rates: { ...given } },
        ...(nickname ? { nickname } : {}),
      } as const
      const idempotencyKey = await rowKey(openAccount.id, [key], batch.id)
      return (await client.call(openAccount, { body }, { idempotencyKey })).account
    })
    invalidate(teamMembers, teamOverview)
  }

  const problemIn = (row: AccountRow, column: string): string | undefined => {
    const problem = row.problems[column]
    if (!problem) return undefined
    if (problem.code === 'repeated' && 'line' in problem)
      return t({ message: `Same as row ${{ line: problem.line }}`, context: 'a cell of a file' })
    if (column === 'type')
      return t({
        message: `Write “${{ member: typeNames.member }}” or “${{ agent: typeNames.agent }}”`,
        context: 'a cell of a file: type of an account',
      })
    return fieldProblemText(i18n, problem as never, labels[column])
  }
  const stateOf = (row: AccountRow) =>
    outcomeText(
      outcomes[keyOf(row)],
      isRight(row) ? null : t({ message: 'Correct it in the file', context: 'why a row is skipped' }),
    )
  const wordColumn = (id: string, text: (row: AccountRow) => string): DataColumn<AccountRow> => ({
    id,
    header: labels[id] ?? id,
    text,
    cell: (row) => (
      <Cell problem={problemIn(row, id)}>
        <bdi>{text(row)}</bdi>
      </Cell>
    ),
  })
  const addressOf = ({ accountType }: AccountRow) =>
    accountType === 'agent'
      ? new URL(paths.landing, location.origin).href
      : new URL('/login', mainDomain).href
  const columns: DataColumn<AccountRow>[] = [
    {
      id: 'line',
      header: t({ message: 'Row', context: 'column: number of a row in a file' }),
      width: 'short',
      text: keyOf,
      cell: ({ line }) => format.number(line),
    },
    { ...wordColumn('username', ({ username }) => username), rowHeader: true, fixed: true },
    wordColumn('type', ({ accountType, typed }) => (accountType ? typeNames[accountType] : typed)),
    wordColumn('nickname', ({ nickname }) => nickname),
    // A row that is not sent opens nothing that its password would enter.
    wordColumn('password', (row) => (isRight(row) ? row.password : '')),
    ...rates.map(
      ({ id }): DataColumn<AccountRow> => ({
        ...wordColumn(id, (row) => row.rates[id] ?? ''),
        align: 'end',
      }),
    ),
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      width: 'long',
      text: (row) => {
        const { label, reason } = stateOf(row)
        return reason === '' ? label : `${label} – ${reason}`
      },
      cell: (row) => <OutcomeView {...stateOf(row)} />,
    },
    {
      id: 'address',
      header: t({ message: 'Sign in at', context: 'column: the address of a site' }),
      width: 'long',
      text: addressOf,
      cell: (row) => <bdi>{addressOf(row)}</bdi>,
    },
  ]
  return (
    <Card as="section" padding="lg">
      <Stack space="lg">
        <BatchHead fileName={batch.fileName} begun={begun} running={running} onClose={onClose} />
        <BatchProgress batch={sending} rows={right.map(keyOf)} />
        {!running && unsaved && (
          <Alert tone="caution" announce="polite">
            {t`Download the table now: the passwords won’t be shown again once you close this file.`}
          </Alert>
        )}
        {!running && open.length > 0 && (
          <Inline>
            <Button onClick={() => void run()}>
              {begun
                ? t({ message: 'Continue', context: 'button: sends the rest of a file' })
                : t({
                    message: plural(open.length, { one: 'Open # account', other: 'Open # accounts' }),
                    context: 'button: accounts of a file',
                  })}
            </Button>
          </Inline>
        )}
        {right.length === 0 && (
          <Alert tone="caution">{t`No row of this file can be sent. Correct the file and choose it again.`}</Alert>
        )}
        <DataTable
          caption={t({ message: 'Rows of the file', context: 'caption of a table' })}
          columns={columns}
          rows={batch.rows}
          rowKey={keyOf}
          density="compact"
          fileName={resultName(batch.fileName)}
          onDownload={(csv, name) => {
            saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
            setSaved(true)
          }}
        />
      </Stack>
    </Card>
  )
}
