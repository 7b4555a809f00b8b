import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImageLimits, RefusedImage } from './check.ts'

const megabyte = 1024 * 1024
const names = { 'image/png': 'PNG', 'image/jpeg': 'JPG' } as const

/** What is taken, and why a file was not, in words. */
export function useRefusal({ types, maxBytes, maxCount }: ImageLimits) {
  const { t } = useLingui()
  const format = useFormat()
  const kinds = format.list(
    types.map((type) => names[type]),
    { type: 'disjunction' },
  )
  const megabytes = format.number(maxBytes / megabyte, { maximumFractionDigits: 1 })
  const rules = t({
    message: `${kinds}, up to ${megabytes} MB each`,
    comment: 'Which pictures can be chosen: "PNG or JPG, at most 5 MB each"',
  })
  const why = ({ name: called, reason }: RefusedImage): string => {
    const name = isolated(called)
    if (reason === 'type')
      return t({
        message: `“${name}” can’t be used. Accepted pictures: ${kinds}`,
        comment: 'name is a file’s',
      })
    if (reason === 'size')
      return t({ message: `“${name}” is larger than ${megabytes} MB`, comment: 'name is a file’s' })
    if (reason === 'empty') return t({ message: `“${name}” is empty`, comment: 'name is a file’s' })
    if (reason === 'twice') return t({ message: `“${name}” is already added`, comment: 'name is a file’s' })
    return t({
      message: plural(maxCount, {
        one: `“${name}” was not added: # picture is the maximum`,
        other: `“${name}” was not added: # pictures is the maximum`,
      }),
      comment: 'name is a file’s',
    })
  }
  return { rules, why }
}
