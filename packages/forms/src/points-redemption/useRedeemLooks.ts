import type { PhoneCountry } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { FieldLook } from '../form/kinds/look.ts'

/** A country that goods are sent to. */
export interface ShippingCountry {
  /** ISO 3166 code: `KH`. */
  readonly code: string
  /** What it is called, translated. */
  readonly name: string
}

/** Words of the fields of a redemption. */
export function useRedeemLooks(
  countries: readonly ShippingCountry[],
  phoneCountries: readonly PhoneCountry[] | undefined,
): Readonly<Record<string, FieldLook>> {
  const { t } = useLingui()
  return {
    quantity: { label: t({ message: 'Quantity', context: 'label of a form field: how many of a product' }) },
    recipient: {
      label: t({ message: 'Recipient', context: 'label of a form field: who takes a parcel' }),
    },
    mobileNum: {
      hint: t({ message: 'For delivery updates', context: 'hint of a mobile number' }),
      ...(phoneCountries ? { countries: phoneCountries } : {}),
    },
    country: {
      label: t({ message: 'Country', context: 'label of a form field' }),
      placeholder: t({ message: 'Choose', context: 'in an empty selection' }),
      options: countries.map(({ code, name }) => ({ value: code, label: name })),
    },
    province: { label: t({ message: 'Province', context: 'label of a form field' }) },
    city: { label: t({ message: 'City or district', context: 'label of a form field' }) },
    street: {
      label: t({ message: 'Street and house number', context: 'label of a form field' }),
    },
    postalCode: { label: t({ message: 'Postal code', context: 'label of a form field' }) },
  }
}
