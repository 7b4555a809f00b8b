import type { InputOf } from '@baize/api'
import { createRecordExport } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useCall } from '@baize/site'
import { toast } from '@baize/ui'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { downloadFile } from './downloadFile.ts'

type Asked = InputOf<typeof createRecordExport>['body']

/** A list as a file: which one, by which filter, and the columns that are shown. */
export type ExportOf = Pick<Asked, 'record' | 'filter' | 'columns'>

export interface Exporting {
  /** The file that is being made. */
  readonly making: Asked['format'] | null
  make(format: Asked['format']): void
}

/** Makes a file of exactly the rows and columns that a list shows: the platform reads them by the same filter. */
export function useExport({ record, filter, columns }: ExportOf): Exporting {
  const { t } = useLingui()
  const formatting = useFormat()
  const create = useCall(createRecordExport, {
    failureToast(error) {
      const tooMany = error.problems.find(({ code }) => code === 'tooManyRows')
      if (!tooMany) return undefined
      const most = formatting.number(Number(tooMany.params?.max ?? 0))
      return t`A file can have up to ${most} rows. Choose a shorter period.`
    },
    onSuccess({ url, fileName, count }) {
      downloadFile(url, fileName)
      toast({
        tone: 'positive',
        message: t({
          message: plural(count, { one: 'The file has # row.', other: 'The file has # rows.' }),
          context: 'export of a record',
        }),
      })
    },
  })
  return {
    making: create.isPending ? create.variables.body.format : null,
    make: (format) => create.mutate({ body: { record, format, filter, columns } }),
  }
}

/** What the values of a column are called in the page's language, as a file's column takes it. */
export const wordsOf = (
  i18n: I18n,
  names: Readonly<Record<string, MessageDescriptor>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, i18n._(name)]))
