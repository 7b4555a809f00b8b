import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** How many accounts there are, and which of them are on this page; nothing until that is known. */
export function useAccountCount(
  shown: { readonly rows: readonly unknown[]; readonly count: number } | undefined,
  pageSize: number,
  page = 1,
): string | undefined {
  const { t } = useLingui()
  const format = useFormat()
  if (!shown) return undefined
  const { rows, count } = shown
  if (rows.length >= count)
    return t({
      message: plural(count, { one: '# account', other: '# accounts' }),
      context: 'how many accounts are shown',
    })
  const first = (page - 1) * pageSize + 1
  const range = isolated(`${format.number(first)}–${format.number(first + rows.length - 1)}`)
  return t({
    message: plural(count, { one: `${range} of # account`, other: `${range} of # accounts` }),
    context: 'which accounts are on this page, such as 21–40, of how many',
  })
}
