import { type Locale, localeEntry, useLanguage } from '@baize/i18n'
import { readAmount } from '@baize/i18n/format'
import { TextField } from '@baize/ui'
import { useState } from 'react'
import { useHeld } from '../useFields.ts'
import type { FieldViewProps } from './look.ts'

/**
 * A per cent. The form's value is a decimal string, whatever marks and digits it was typed in; a text that cannot be
 * read, or can be read in two ways, is held as it is, and refused.
 */
export function RateView({ field, look, frame }: FieldViewProps) {
  const { locale } = useLanguage()
  const { ref, value, change } = useHeld(field.name)
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  return (
    <TextField
      {...frame}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      name={field.name}
      ref={ref}
      value={typed && typed.value === value ? typed.text : written(value, locale)}
      onValueChange={(text) => {
        const found = readAmount(text, locale, { decimals: field.decimals })
        const next = found.kind === 'amount' ? found.value : found.kind === 'empty' ? '' : text
        setTyped({ text, value: next })
        change(next)
      }}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      after={look.after ?? '%'}
    />
  )
}

/** A decimal string with the decimal mark of a language; any other text as it is. */
function written(value: unknown, locale: Locale): string {
  const text = typeof value === 'string' ? value : ''
  return /^\d+\.\d+$/.test(text) ? text.replace('.', localeEntry(locale).numbers.decimal) : text
}
