import type { ApiError } from '@baize/api'
import type { FieldProblem, RedeemAddress } from '@baize/forms'

/** The addressee of goods, in the platform's format: the address in one text, line after line. */
export function recipientOf(
  { recipient, mobileNum, countryDialingCode, street, city, province, postalCode, country }: RedeemAddress,
  countries: readonly { code: string; name: string }[],
): { name: string; mobileNum: string; address: string } {
  const countryName = countries.find(({ code }) => code === country)?.name ?? country
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), province, countryName]
  return {
    name: recipient,
    mobileNum: `${countryDialingCode ?? ''}${mobileNum}`,
    address: lines.filter(Boolean).join('\n').slice(0, 300),
  }
}

const formFields: Readonly<Record<string, string>> = {
  'recipient.name': 'recipient',
  'recipient.mobileNum': 'mobileNum',
  'recipient.address': 'street',
}

/** A problem of the platform's recipient at the form's field. */
export function fieldsOfRecipient({ field, code, params }: ApiError['problems'][number]): FieldProblem {
  return { field: formFields[field] ?? field, code, ...(params ? { params } : {}) }
}
