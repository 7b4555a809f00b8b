import { useActions, useProblemText } from '@baize/account'
import { ApiError, type InputOf } from '@baize/api'
import { createRecordExport } from '@baize/api/calls'
import { toast } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

type Asked = InputOf<typeof createRecordExport>['body']

/** What a file is made of: a report, its filter, and the columns that are shown. */
export type ExportOf = Pick<Asked, 'record' | 'filter' | 'columns'>

/** Makes a file of exactly the rows and columns that a report shows: the platform reads them by the same filter. */
export function useExport({ record, filter, columns }: ExportOf) {
  const { t } = useLingui()
  const { act } = useActions()
  const problemText = useProblemText()
  const [making, setMaking] = useState<Asked['format'] | null>(null)

  async function make(format: Asked['format']) {
    setMaking(format)
    try {
      const body = { record, format, filter, columns }
      const { url, fileName, count } = await act(createRecordExport, { body })
      const link = document.createElement('a')
      link.href = url
      link.download = fileName
      link.click()
      toast({
        message: t({
          message: plural(count, {
            one: 'A file of # row is on its way.',
            other: 'A file of # rows is on its way.',
          }),
          context: 'after a report was asked for as a file',
        }),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const tooMany = error.problems?.some(({ code }) => code === 'tooManyRows') ?? false
      toast({
        tone: 'critical',
        message: tooMany
          ? t`These are more rows than one file takes. Choose fewer days.`
          : problemText(error),
      })
    } finally {
      setMaking(null)
    }
  }

  return { making, make: (format: Asked['format']) => void make(format) }
}
