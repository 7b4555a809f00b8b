import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Rate } from './Rate.tsx'
import { baseNames, carryNames, partNames, periodNames, termNames } from './termWords.ts'

const dictionaries = { period: periodNames, base: baseNames, carry: carryNames } as const

const own = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key)

/** Terms of a contract in words: their names and their values. `tiers.0.rate` is the rate of the first tier. */
export function useTermWords() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()

  function name(term: string): string {
    const [, place, part = ''] = /^tiers\.(\d+)\.(\w+)$/.exec(term) ?? []
    if (place === undefined) return own(termNames, term) ? i18n._(termNames[term]) : term
    const tier = Number(place) + 1
    const words = own(partNames, part) ? i18n._(partNames[part]) : part
    return t({ message: `Tier ${tier}: ${words}`, context: 'one term of one step of a contract' })
  }

  function part(key: string, value: string | number | null): ReactNode {
    if (value === null) return '–'
    if (key === 'activeMembers') return format.number(value)
    if (/rate$/i.test(key)) return <Rate value={String(value)} />
    return <Amount value={String(value)} currency={currencySymbol} />
  }

  function value(term: string, text: string | null): ReactNode {
    if (text === null) return '–'
    const [, key] = /^tiers\.\d+\.(\w+)$/.exec(term) ?? []
    if (key !== undefined) return part(key, text)
    if (term === 'autoPay') {
      return text === 'true'
        ? t({ message: 'Yes', context: 'value of a term' })
        : t({ message: 'No', context: 'value of a term' })
    }
    if (!own(dictionaries, term)) return text
    const words: Readonly<Record<string, (typeof periodNames)['daily']>> = dictionaries[term]
    const found = Object.hasOwn(words, text) ? words[text] : undefined
    return found ? i18n._(found) : text
  }

  return { name, value, part }
}
