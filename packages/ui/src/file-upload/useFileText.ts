import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImageStatus } from '../image-upload/ImageUpload.tsx'
import type { FileLimits, RefusedFile } from './check.ts'
import type { UploadStatus } from './FileUpload.tsx'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The size of a file in words. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (bytes) => {
    if (bytes >= megabyte) {
      const size = format.number(bytes / megabyte, { maximumFractionDigits: 1 })
      return t({ message: `${size} MB`, comment: 'Size of a file in megabytes' })
    }
    const size = format.number(Math.max(1, Math.round(bytes / kilobyte)))
    return t({ message: `${size} KB`, comment: 'Size of a file in kilobytes' })
  }
}

/** How far the files of a field are, for screen readers; nothing while none is on its way. */
export function useUploadReport(statuses: readonly (UploadStatus | ImageStatus)[]): string {
  const { t } = useLingui()
  const format = useFormat()
  if (statuses.every((status) => status === 'waiting')) return ''
  const count = (...wanted: string[]) =>
    format.number(statuses.filter((status) => wanted.includes(status)).length)
  const [uploaded, used, failed] = [
    count('uploaded', 'sent'),
    format.number(statuses.length),
    count('failed'),
  ]
  return t({
    message: `Uploaded: ${uploaded} of ${used}. Failed: ${failed}.`,
    comment: 'How far the files of a field are, for screen readers; all three are numbers',
  })
}

/** How much of a file has gone out, in whole hundredths: a figure that can be read while it moves. */
export const wholeShare = (share: number): number => Math.floor(share * 100) / 100

/** What is taken, and why a file was not, in words. */
export function useFileRefusal({ accept, maxBytes, maxCount }: FileLimits) {
  const { t } = useLingui()
  const format = useFormat()
  const size = useFileSize()(maxBytes)
  const kinds = format.list(
    accept.map((entry) => entry.replace(/^\./, '').toUpperCase()),
    { type: 'disjunction' },
  )
  const rules =
    accept.length === 0
      ? t({ message: `Up to ${size} each`, comment: 'How large files may be: "At most 10 MB each"' })
      : t({
          message: `${kinds}, up to ${size} each`,
          comment: 'Which files can be chosen: "PDF or CSV, at most 10 MB each"',
        })
  const why = ({ name: called, reason }: RefusedFile): string => {
    const name = isolated(called)
    if (reason === 'type')
      return t({
        message: `“${name}” can’t be used. Accepted files: ${kinds}`,
        comment: 'name is a file’s',
      })
    if (reason === 'size')
      return t({ message: `“${name}” is larger than ${size}`, comment: 'name is a file’s' })
    if (reason === 'empty') return t({ message: `“${name}” is empty`, comment: 'name is a file’s' })
    if (reason === 'twice') return t({ message: `“${name}” is already added`, comment: 'name is a file’s' })
    return t({
      message: plural(maxCount, {
        one: `“${name}” was not added: # file is the maximum`,
        other: `“${name}” was not added: # files is the maximum`,
      }),
      comment: 'name is a file’s',
    })
  }
  return { rules, why }
}
