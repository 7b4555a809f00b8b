import { ApiError } from '@baize/api'
import { agentTransfers, balance, createTransfer, teamMembers, teamOverview } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useInvalidate, usePermission, usePlatform } from '@baize/site'
import {
  Alert,
  Amount,
  Card,
  CheckboxField,
  type DataColumn,
  DataTable,
  KeyValueList,
  Stack,
} from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BatchHead } from './BatchHead.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { OutcomeView, useOutcomeText } from './BatchStatus.tsx'
import { Cell } from './Cell.tsx'
import { useCellText } from './cellText.ts'
import { PasswordOnce } from './PasswordOnce.tsx'
import { rowKey } from './rowKey.ts'
import type { SentTransfer, TransferBatch } from './transferBatch.ts'
import { isRight, sumOf, type TransferRow } from './transferRows.ts'
import { isSettled, useBatch } from './useBatch.ts'
import { useResultName } from './useResultName.ts'

export interface SendTransfersProps {
  batch: TransferBatch
  /** Keeps it over a reload. */
  onKeep: (batch: TransferBatch) => void
  onChange: (batch: TransferBatch) => void
  onClose: () => void
}

const keyOf = ({ line }: TransferRow): string => String(line)

/** The rows of a file, their errors, the payment password once, and each one's result. */
export function SendTransfers({ batch, onKeep, onChange, onClose }: SendTransfersProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const invalidate = useInvalidate()
  const { currencySymbol } = usePermission()
  const funds = useApiQuery(balance, {})
  const cellText = useCellText()
  const sending = useBatch(batch.outcomes, (outcomes) => onKeep({ ...batch, outcomes }))
  const { outcomes, running } = sending
  const resultName = useResultName()
  const outcomeText = useOutcomeText<SentTransfer>({
    done: ({ at }) =>
      at === null
        ? t({ message: 'Sent before', context: 'state of a row: a transfer was made earlier' })
        : t({ message: 'Sent', context: 'state of a transfer' }),
  })
  const right = batch.rows.filter(isRight)
  const before = right.filter(({ sentBefore }) => sentBefore !== null)
  const sent = batch.again ? right : right.filter(({ sentBefore }) => sentBefore === null)
  const open = sent.filter((row) => !isSettled(outcomes[keyOf(row)]))
  const begun = Object.keys(outcomes).length > 0

  async function send(
    { to, amount, note, sentBefore }: TransferRow,
    paymentPassword: string,
  ): Promise<SentTransfer> {
    const toMemberId = to ?? ''
    const intent = sentBefore === null ? '' : batch.id
    const idempotencyKey = await rowKey(createTransfer.id, [toMemberId, amount, note], intent)
    try {
      const { id, at } = await client.call(
        createTransfer,
        { body: { toMemberId, amount, paymentPassword, note } },
        { idempotencyKey },
      )
      return { id, at }
    } catch (error) {
      // The key is the row's own: it was sent before, with another payment password.
      if (error instanceof ApiError && error.code === 'idempotencyKeyReused') return { id: '', at: null }
      throw error
    }
  }

  async function run(paymentPassword: string) {
    const rows = new Map(sent.map((row) => [keyOf(row), row]))
    await sending.run([...rows.keys()], (key) => send(rows.get(key) as TransferRow, paymentPassword))
    invalidate(balance, teamMembers, teamOverview, agentTransfers)
  }

  const skippedBecause = (row: TransferRow): string | null => {
    if (!isRight(row)) return t({ message: 'Correct it in the file', context: 'why a row is skipped' })
    if (row.sentBefore === null || batch.again) return null
    return t({
      message: `Already sent on ${{ time: format.dateTime(row.sentBefore) }}`,
      context: 'why a row is skipped',
    })
  }
  const stateOf = (row: TransferRow) => outcomeText(outcomes[keyOf(row)], skippedBecause(row))
  const problemIn = (row: TransferRow, cell: keyof TransferRow['problems']) => {
    const problem = row.problems[cell]
    return problem && cellText(problem)
  }
  const columns: DataColumn<TransferRow>[] = [
    {
      id: 'line',
      header: t({ message: 'Row', context: 'column: number of a row in a file' }),
      width: 'short',
      text: keyOf,
      cell: ({ line }) => format.number(line),
    },
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      fixed: true,
      text: ({ account }) => account,
      cell: (row) => (
        <Cell problem={problemIn(row, 'account')}>
          <bdi>{row.account}</bdi>
        </Cell>
      ),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      text: ({ amount }) => amount,
      cell: (row) => (
        <Cell problem={problemIn(row, 'amount')}>
          {row.problems.amount ? (
            <bdi>{row.amount}</bdi>
          ) : (
            <Amount value={row.amount} currency={currencySymbol} />
          )}
        </Cell>
      ),
    },
    {
      id: 'note',
      header: t({ message: 'Note', context: 'column' }),
      width: 'long',
      text: ({ note }) => note,
      cell: (row) => (
        <Cell problem={problemIn(row, 'note')}>
          <bdi>{row.note}</bdi>
        </Cell>
      ),
    },
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
      id: 'id',
      header: t({ message: 'Transfer ID', context: 'of a transfer' }),
      text: (row) => {
        const outcome = outcomes[keyOf(row)]
        return outcome?.state === 'done' ? outcome.value.id : ''
      },
      cell: (row) => {
        const outcome = outcomes[keyOf(row)]
        return <bdi>{outcome?.state === 'done' ? outcome.value.id : ''}</bdi>
      },
    },
  ]
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const sum = sumOf(open.map(({ amount }) => amount))
  return (
    <Card as="section" padding="lg">
      <Stack space="lg">
        <BatchHead fileName={batch.fileName} begun={begun} running={running} onClose={onClose} />
        <BatchProgress batch={sending} rows={sent.map(keyOf)} />
        {!running && !begun && before.length > 0 && (
          <CheckboxField
            label={t({
              message: plural(before.length, {
                one: 'Send the # row again that was already sent in the last month',
                other: 'Send the # rows again that were already sent in the last month',
              }),
              context: 'box to tick: transfers from a file',
            })}
            checked={batch.again}
            onCheckedChange={(again) => onChange({ ...batch, again })}
          />
        )}
        {!running && open.length > 0 && (
          <Loaded read={funds} lines={3}>
            {(own) => {
              const left = sumOf([own.balance, `-${sum}`])
              return (
                <Stack space="md">
                  <KeyValueList
                    items={[
                      {
                        id: 'rows',
                        label: t({ message: 'Rows to send', context: 'of a file' }),
                        value: format.number(open.length),
                      },
                      {
                        id: 'sum',
                        label: t({ message: 'Total', context: 'sum of transfers of a file' }),
                        value: money(sum),
                        strong: true,
                      },
                      {
                        id: 'left',
                        label: t({ message: 'Your balance after it', context: 'transfers of a file' }),
                        value: money(left),
                      },
                    ]}
                  />
                  {left.startsWith('-') && (
                    <Alert tone="caution">{t`Your balance does not cover every row. Rows it can’t cover are not sent.`}</Alert>
                  )}
                  <PasswordOnce
                    label={
                      begun
                        ? t({ message: 'Continue', context: 'button: sends the rest of a file' })
                        : t({
                            message: plural(open.length, {
                              one: 'Send # transfer',
                              other: 'Send # transfers',
                            }),
                            context: 'button: transfers of a file',
                          })
                    }
                    onSubmit={(password) => void run(password)}
                  />
                </Stack>
              )
            }}
          </Loaded>
        )}
        {!running && sent.length === 0 && (
          <Alert tone="caution">{t`No row of this file can be sent. Correct the file and choose it again.`}</Alert>
        )}
        <DataTable
          caption={t({ message: 'Rows of the file', context: 'caption of a table' })}
          columns={columns}
          rows={batch.rows}
          rowKey={keyOf}
          density="compact"
          fileName={resultName(batch.fileName)}
        />
      </Stack>
    </Card>
  )
}
