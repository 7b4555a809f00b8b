import { joinWords } from '@baize/i18n/format'
import { Alert, Button, FileUpload, Inline, Stack, Text, toCsv, type UploadFile } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { saveBlob } from '../../shared/saveBlob.ts'
import { type CsvColumn, type CsvReading, type CsvRow, maxBytes, maxRows, readCsv } from './csv.ts'

export interface CsvFileProps {
  columns: readonly CsvColumn[]
  /** Name of the empty file with the headings. */
  templateName: string
  /** What the columns take. */
  children: ReactNode
  onRead: (rows: readonly CsvRow[], fileName: string) => void
}

/** The choice of a CSV file, and what keeps it from being read. */
export function CsvFile({ columns, templateName, children, onRead }: CsvFileProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<CsvReading | null>(null)
  const problemText = useFileProblem()
  async function read([chosen]: readonly UploadFile[]) {
    if (!chosen) return
    const reading = readCsv(new Uint8Array(await chosen.file.arrayBuffer()), columns)
    setProblem(reading)
    if (reading.kind === 'rows') onRead(reading.rows, chosen.file.name)
  }
  const words = problem && problemText(problem)
  return (
    <Stack space="md">
      {children}
      <Text size="sm" tone="muted">
        {t`Up to ${maxRows} rows. Nothing is sent before you have checked every row.`}
      </Text>
      <FileUpload
        label={t({ message: 'CSV file', context: 'label of a field' })}
        accept={['.csv', '.txt', '.tsv', 'text/csv']}
        maxBytes={maxBytes}
        maxCount={1}
        value={[]}
        onValueChange={(files) => void read(files)}
      />
      {words && (
        <Alert tone="critical" announce="assertive">
          {words}
        </Alert>
      )}
      <Inline>
        <Button
          variant="soft"
          tone="neutral"
          size="small"
          icon={<DownloadIcon size={18} />}
          onClick={() => {
            const headings = columns.map(({ names: [name = ''] }) => joinWords(name))
            saveBlob(new Blob([toCsv([headings])], { type: 'text/csv;charset=utf-8' }), `${templateName}.csv`)
          }}
        >
          {t({ message: 'Download a template', context: 'button: an empty CSV file with the headings' })}
        </Button>
      </Inline>
    </Stack>
  )
}

function useFileProblem(): (reading: CsvReading) => string | null {
  const { t } = useLingui()
  return (reading) => {
    switch (reading.kind) {
      case 'rows':
        return null
      case 'encoding':
        return t`This file can’t be read. Save it as “CSV UTF-8” and try again.`
      case 'quotes':
        return t`A quotation mark in this file is never closed. Check it in your spreadsheet and save it again.`
      case 'columns':
        return t({
          message: `The first row must have these headings: ${{ headings: reading.missing.join(', ') }}`,
          comment: 'a CSV file; the headings are those that are missing in it',
        })
      case 'empty':
        return t`This file has headings but no rows.`
      case 'tooMany':
        return t`This file has ${{ count: reading.rows }} rows. Split it into files of up to ${maxRows}.`
    }
  }
}
