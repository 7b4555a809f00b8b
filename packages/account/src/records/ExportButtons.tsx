import { ApiError, type InputOf } from '@baize/api'
import { createRecordExport } from '@baize/api/calls'
import { Button, Inline, toast } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'

type Exportable = InputOf<typeof createRecordExport>['body']['record']

export interface ExportButtonsProps {
  record: Exportable
  /** The filter of the screen, without its pages. */
  filter: Readonly<Record<string, string | undefined>>
}

/** The record as a file, by the same filter: what the screen shows, all pages of it, with its totals. */
export function ExportButtons({ record, filter }: ExportButtonsProps) {
  const { t } = useLingui()
  const { act } = useActions()
  const problemText = useProblemText()
  const [busy, setBusy] = useState<'csv' | 'xlsx' | null>(null)
  const chosen = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

  async function save(format: 'csv' | 'xlsx') {
    setBusy(format)
    try {
      const { url, fileName, count } = await act(createRecordExport, {
        body: { record, format, filter: chosen },
      })
      download(url, fileName)
      toast({
        tone: 'positive',
        message: t({
          message: plural(count, { one: 'The file has # row.', other: 'The file has # rows.' }),
          context: 'export of a record',
        }),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const tooMany = error.problems.some(({ code }) => code === 'tooManyRows')
      toast({
        tone: 'critical',
        message: tooMany ? t`That is too much for one file. Choose fewer days.` : problemText(error),
      })
    } finally {
      setBusy(null)
    }
  }
  return (
    <Inline space="xs">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="outline"
          tone="neutral"
          size="small"
          icon={<DownloadIcon />}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => void save(format)}
        >
          {format === 'csv'
            ? t({ message: 'Save as CSV', context: 'button: a record as a file' })
            : t({ message: 'Save as XLSX', context: 'button: a record as a file' })}
        </Button>
      ))}
    </Inline>
  )
}

/** Lets the browser fetch the file as a download; the page stays where it is. */
function download(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
