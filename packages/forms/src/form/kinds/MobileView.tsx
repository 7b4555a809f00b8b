import { type PhoneCountry, PhoneField } from '@baize/ui'
import { useEffect } from 'react'
import { useFormScope } from '../FormContext.ts'
import { useHeld } from '../useFields.ts'
import type { FormValues } from '../values.ts'
import type { FieldViewProps } from './look.ts'
import { dialOf, mobileLengthProblem } from './mobileLength.ts'
import { TextView } from './TextView.tsx'

/** Where the country is held and under which name its dial code is sent. */
const COUNTRY = 'countryDialingCode'

/** A telephone number; with its country where the page says which there are. */
export function MobileView(props: FieldViewProps) {
  return props.look.countries?.length ? <PhoneView {...props} /> : <TextView {...props} />
}

const none: readonly PhoneCountry[] = []

function chosenOf(countries: readonly PhoneCountry[], chosen: unknown): PhoneCountry | undefined {
  return countries.find(({ code }) => code === chosen) ?? countries[0]
}

function PhoneView({ field, look, frame }: FieldViewProps) {
  const { late } = useFormScope()
  const { ref, value: number, change: changeNumber } = useHeld(field.name)
  const country = useHeld(COUNTRY)
  const countries = look.countries ?? none
  const chosen = chosenOf(countries, country.value)

  useEffect(() => {
    const problem = (values: FormValues) => {
      const of = chosenOf(countries, values[COUNTRY])
      return of && mobileLengthProblem(field.name, String(values[field.name] ?? ''), of)
    }
    return late.add(field.name, {
      adds: () => ({ [COUNTRY]: chosen ? dialOf(chosen) : '' }),
      problem,
      // The country's own length says more than the length of the rules.
      excused: (values) => problem(values) !== undefined,
    })
  }, [late, field.name, countries, chosen])
  return (
    <PhoneField
      {...frame}
      name={field.name}
      countries={countries}
      ref={ref}
      value={{ country: chosen?.code ?? '', number: String(number ?? '') }}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      onValueChange={(next) => {
        if (next.country !== chosen?.code) country.change(next.country)
        changeNumber(next.number)
      }}
    />
  )
}
