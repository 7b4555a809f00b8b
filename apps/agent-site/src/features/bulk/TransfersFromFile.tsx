import { brandDay } from '@baize/account'
import { ApiError } from '@baize/api'
import { useLanguage } from '@baize/i18n'
import { usePermission, usePlatform, useProblemText } from '@baize/site'
import { Alert, Card, Heading, Skeleton, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CsvFile } from './CsvFile.tsx'
import type { CsvColumn, CsvRow } from './csv.ts'
import { SendTransfers } from './SendTransfers.tsx'
import { useTransferBatch } from './transferBatch.ts'
import { checkTransfers, daysCompared, readTransfers } from './transferRows.ts'

/** Transfers of a CSV file to accounts of the team: the file, its errors, then each row's result. */
export function TransfersFromFile() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { client } = usePlatform()
  const { currencySymbol, gmtOffsetMinutes } = usePermission()
  const problemText = useProblemText()
  const { batch, keep, set } = useTransferBatch()
  const [checking, setChecking] = useState(false)
  const [failed, setFailed] = useState<ApiError | null>(null)
  if (batch) return <SendTransfers batch={batch} onKeep={keep} onChange={set} onClose={() => set(null)} />

  const columns: readonly CsvColumn[] = [
    { id: 'account', required: true, names: [t({ message: 'Account', context: 'column' }), 'account'] },
    { id: 'amount', required: true, names: [t({ message: 'Amount', context: 'column' }), 'amount'] },
    { id: 'note', names: [t({ message: 'Note', context: 'column' }), 'note'] },
  ]

  async function read(rows: readonly CsvRow[], fileName: string) {
    setFailed(null)
    setChecking(true)
    const dayOf = (moment: number) => brandDay(new Date(moment), gmtOffsetMinutes)
    const now = client.now().getTime()
    const days = { from: dayOf(now - (daysCompared - 1) * 86_400_000), to: dayOf(now) }
    try {
      const checked = await checkTransfers(client, readTransfers(rows, locale, currencySymbol), days)
      set({ id: crypto.randomUUID(), fileName, rows: checked, again: false, outcomes: {} })
    } catch (error) {
      setFailed(error instanceof ApiError ? error : new ApiError('badResponse', { cause: error }))
    }
    setChecking(false)
  }

  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {t({ message: 'Transfers from a file', context: 'heading' })}
        </Heading>
        {checking ? (
          <div aria-busy="true">
            <Skeleton count={6} />
          </div>
        ) : (
          <CsvFile columns={columns} templateName="transfers" onRead={(rows, name) => void read(rows, name)}>
            <Text>{t`One row for each transfer: the account, the amount and, if you like, a note.`}</Text>
          </CsvFile>
        )}
        {failed && (
          <Alert tone="critical" announce="assertive">
            {problemText(failed)}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
