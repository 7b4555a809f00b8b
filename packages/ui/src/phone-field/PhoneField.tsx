import { useFormat } from '@baize/i18n'
import { Trans } from '@lingui/react/macro'
import { type FocusEventHandler, type ReactNode, type Ref, useRef, useState } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { CountryCode } from './CountryCode.tsx'
import { isNumberLike, type PhoneCountry, type PhoneValue, readPhone } from './numbers.ts'
import * as css from './PhoneField.css.ts'

export interface PhoneFieldProps extends FieldBasics {
  /** Whose numbers are taken, in the order of the list; with one there is nothing to choose. */
  countries: readonly PhoneCountry[]
  /** Country and number, when controlled. */
  value?: PhoneValue
  /** The initial country and number, when uncontrolled. @default the first country, no number */
  defaultValue?: PhoneValue
  /** Name of the country's code in the form's data; `name` is the number's. */
  countryName?: string
  /** An example; never in place of the label. @default the country's own */
  placeholder?: string
  /** Whether the browser fills in one's own number. @default 'tel-national' */
  autoComplete?: 'tel-national' | 'tel' | 'off'
  /** The number's input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Called on a change, with the new value. */
  onValueChange?: (value: PhoneValue) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The number's input was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/**
 * A telephone number: the country by its dial code, and the digits as they are typed. A number with a plus, typed or
 * pasted, chooses its country by itself. What is no number stays as it was typed, and is said to be none.
 */
export function PhoneField(props: PhoneFieldProps) {
  const format = useFormat()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'onValueChange',
      'onChange',
      'onBlur',
      'ref',
      'countries',
      'countryName',
      'placeholder',
      'autoComplete',
    ])
  const { countries, countryName, placeholder, autoComplete = 'tel-national' } = control
  const [left, setLeft] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const {
    value: phone,
    change: setPhone,
    leave,
    elementRef,
  } = useFieldValue<PhoneValue, HTMLInputElement>(
    {
      ...control,
      name: frame.name,
      defaultValue: control.defaultValue ?? { country: countries[0]?.code ?? '', number: '' },
    },
    box,
    () => setLeft(false),
  )
  const country = countries.find(({ code }) => code === phone.country) ?? countries[0]
  const code = country?.code ?? ''

  function read(text: string, whole: boolean) {
    setLeft(whole)
    const next = readPhone(text, code, countries, whole) ?? { country: code, number: text }
    if (next.country !== phone.country || next.number !== phone.number) setPhone(next)
  }

  const isNumber = readPhone(phone.number, code, countries, left) !== undefined
  const number = isNumber ? phone.number : ''
  const used = number.length
  const zeros = used - number.replace(/^0+/, '').length
  const most = country?.maxLength === undefined ? undefined : country.maxLength + zeros
  const [digits, limit] = [format.number(used), format.number(most ?? 0)]
  const tooLong = most !== undefined && used > most && (
    <Trans context="error of a phone number">
      Too long: {digits} digits. The maximum is {limit}
    </Trans>
  )
  const unread = left && !isNumber && unreadError(phone.number)
  return (
    <FieldFrame {...frame} error={unread || frame.error || tooLong}>
      {(attributes) => (
        <div ref={box} className={frameCss.box} dir="ltr">
          <CountryCode
            countries={countries}
            country={country}
            name={countryName}
            disabled={attributes.disabled}
            onCountryChange={(chosen) => {
              setPhone({ country: chosen, number: phone.number })
            }}
          />
          <input
            {...attributes}
            ref={elementRef}
            // A number without its country is no "tel" to HTML; the keyboard is a telephone's all the same.
            type="text"
            inputMode="tel"
            autoComplete={autoComplete}
            placeholder={placeholder ?? country?.example}
            value={phone.number}
            className={css.number}
            onChange={(event) => read(event.currentTarget.value, false)}
            onBlur={(event) => {
              if (isNumber) setLeft(true)
              else read(phone.number, true)
              leave(event)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Why the typed text is no number. */
function unreadError(text: string): ReactNode {
  if (isNumberLike(text))
    return <Trans context="error of a phone number">Numbers from this country can’t be used here</Trans>
  return <Trans context="error of a phone number">Enter digits only</Trans>
}
