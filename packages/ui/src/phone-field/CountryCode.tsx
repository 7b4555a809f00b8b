import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFormReset } from '../field/useFormReset.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { dialDigits, type PhoneCountry } from './numbers.ts'
import * as css from './PhoneField.css.ts'

interface CountryCodeProps {
  countries: readonly PhoneCountry[]
  country: PhoneCountry | undefined
  name: string | undefined
  disabled: boolean
  onCountryChange: (code: string) => void
}

/** The dial code before a number; the device's own list lies over it, so that a phone shows its wheel. */
export function CountryCode({ countries, country, name, disabled, onCountryChange }: CountryCodeProps) {
  const { t } = useLingui()
  const select = useRef<HTMLSelectElement>(null)
  // A browser puts it back to its first choice: it does not know which one React has chosen.
  useFormReset(select, () => {
    if (select.current && country) select.current.value = country.code
  })
  if (!country) return null
  const shown = (
    <span className={css.shown} aria-hidden={countries.length > 1 || undefined}>
      <span className={css.code}>{country.code}</span>
      <span>+{dialDigits(country)}</span>
    </span>
  )
  if (countries.length === 1)
    return (
      <span className={css.country}>
        {shown}
        {name !== undefined && <input type="hidden" name={name} value={country.code} disabled={disabled} />}
      </span>
    )
  return (
    <span className={css.country}>
      {shown}
      <span className={css.arrow}>
        <ChevronDownIcon />
      </span>
      <select
        ref={select}
        aria-label={t({ message: 'Country', context: 'whose dial code goes before a phone number' })}
        autoComplete="off"
        name={name}
        value={country.code}
        disabled={disabled}
        className={css.select}
        onChange={(event) => onCountryChange(event.currentTarget.value)}
      >
        {countries.map((option) => (
          <option key={option.code} value={option.code} className={css.option}>
            {option.name} (+{dialDigits(option)})
          </option>
        ))}
      </select>
    </span>
  )
}
