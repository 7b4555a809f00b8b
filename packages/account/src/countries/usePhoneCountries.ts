import type { ApiError, ValueOf } from '@baize/api'
import { countryCodes } from '@baize/api/calls'
import type { PhoneCountry } from '@baize/ui'
import { useLingui } from '@lingui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRead } from '../platform/calls.ts'
import { countryNames } from './names.ts'

export interface PhoneCountries {
  /** Empty until they were read. */
  readonly countries: readonly PhoneCountry[]
  readonly read: UseQueryResult<ValueOf<typeof countryCodes>, ApiError>
}

/** The countries whose mobile numbers the platform takes, the brand's own first, in the page's language. */
export function usePhoneCountries(): PhoneCountries {
  const { i18n } = useLingui()
  const read = useRead(countryCodes, {}, { ofSession: false })
  const found = read.data?.countries
  const countries = useMemo(
    () =>
      (found ?? []).map(({ code, dialCode, maxLength }) => {
        const known = countryNames[code]
        // A leading zero may be written before the digits that count.
        return { code, dialCode, maxLength: maxLength + 1, name: known ? i18n._(known) : code }
      }),
    [found, i18n],
  )
  return { countries, read }
}
