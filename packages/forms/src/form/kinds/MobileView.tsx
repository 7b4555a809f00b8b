import { PhoneField } from '@baize/ui'
import { useEffect } from 'react'
import { useFormScope } from '../FormContext.ts'
import { useHeld } from '../useFields.ts'
import type { FieldViewProps } from './look.ts'
import { TextView } from './TextView.tsx'

/** Where the country is held and under which name its dial code is sent. */
const COUNTRY = 'countryDialingCode'

/** A telephone number; with its country where the page says which there are. */
export function MobileView(props: FieldViewProps) {
  return props.look.countries?.length ? <PhoneView {...props} /> : <TextView {...props} />
}

function PhoneView({ field, look, frame }: FieldViewProps) {
  const { late } = useFormScope()
  const number = useHeld(field.name)
  const country = useHeld(COUNTRY)
  const countries = look.countries ?? []
  const chosen = countries.find(({ code }) => code === country.value) ?? countries[0]
  const dialCode = chosen?.dialCode.replace(/\D/g, '') ?? ''
  const most = chosen?.maxLength

  useEffect(
    () =>
      late.add(field.name, {
        adds: () => ({ [COUNTRY]: dialCode }),
        problem: (values) => {
          const digits = String(values[field.name] ?? '')
          if (most === undefined || digits.length <= most) return undefined
          return { field: field.name, code: 'tooLong', params: { max: most } }
        },
      }),
    [late, field.name, dialCode, most],
  )
  return (
    <PhoneField
      {...frame}
      name={field.name}
      countries={countries}
      ref={number.ref}
      value={{ country: chosen?.code ?? '', number: String(number.value ?? '') }}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      onValueChange={(next) => {
        if (next.country !== chosen?.code) country.change(next.country)
        number.change(next.number)
      }}
    />
  )
}
