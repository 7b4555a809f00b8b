import type { ApiError, ValueOf } from '@baize/api'
import { countryCodes } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import type { PhoneCountry } from '@baize/ui'
import { useLingui } from '@lingui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mobileExamples } from './examples.ts'
import { countryNames } from './names.ts'

export interface PhoneCountries {
  /** Empty until they were read. */
  readonly countries: readonly PhoneCountry[]
  readonly read: UseQueryResult<ValueOf<typeof countryCodes>, ApiError>
}

/** The countries whose mobile numbers the platform accepts, the brand's own first, in the page's language. */
export function usePhoneCountries(): PhoneCountries {
  const { i18n } = useLingui()
  const read = useApiQuery(countryCodes, {}, { ofSession: false })
  const found = read.data?.countries
  const countries = useMemo(
    () =>
      (found ?? []).map((country) => {
        const known = countryNames[country.code]
        const name = known ? i18n._(known) : country.code
        return { ...country, name, example: mobileExamples[country.code] }
      }),
    [found, i18n],
  )
  return { countries, read }
}
