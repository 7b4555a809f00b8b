import type { Product } from '@baize/ui'
import type { FieldRule, RegisterRule } from '../compiler/index.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { paymentPasswordField } from '../payment-password/paymentPasswordFields.ts'
import { affordable } from './points.ts'

/** What one gets for points. */
export const exchangeTypes = ['goods', 'money'] as const
/** What one gets for points: something that is sent, or money in the balance. */
export type ExchangeType = (typeof exchangeTypes)[number]

/** A product as the form needs it. */
export interface RedeemProduct extends Product {
  /** Goods are sent to an address; money is credited. */
  readonly exchangeType: ExchangeType
  /** Money products: what is credited for one, a decimal string. */
  readonly amount?: string | undefined
  /** Most that one redemption takes. @default as many as there are */
  readonly mostAtOnce?: number | undefined
}

/** Where goods go. */
export interface RedeemAddress {
  recipient: string
  mobileNum: string
  countryDialingCode?: string
  country: string
  province?: string
  city: string
  street: string
  postalCode?: string
}

/** What is sent. */
export interface RedeemBody {
  productId: string
  quantity: number
  /** Goods only. */
  address?: RedeemAddress
  paymentPassword?: string
}

/** What the platform says to a redemption that it took. Its status is then In Process. */
export interface RedeemReceipt {
  readonly transactionNumber: string
}

/** The platform's response. */
export type RedeemAnswer = SubmitRefusal | RedeemReceipt

export function isReceipt(answer: RedeemAnswer): answer is RedeemReceipt {
  return 'transactionNumber' in answer
}

/** How many can be had: as many as the points pay for, as there are, and as are taken at once. */
export function maxOf(
  { points, stock = Number.POSITIVE_INFINITY, mostAtOnce = Number.POSITIVE_INFINITY }: RedeemProduct,
  balance: string,
): number {
  return Math.max(0, Math.min(affordable(balance, points), stock, mostAtOnce))
}

/** Names of the address fields, in their order. */
export const addressNames = [
  'recipient',
  'mobileNum',
  'country',
  'province',
  'city',
  'street',
  'postalCode',
] as const

export interface RedeemFieldOptions {
  /** ISO codes of the countries that goods are sent to. */
  readonly countries: readonly string[]
  /** The rule of the payment password, where one is required. */
  readonly paymentPassword?: RegisterRule | undefined
}

/** How many, where to, and the payment password where one is required. */
export function redeemFields(
  product: RedeemProduct,
  balance: string,
  { countries, paymentPassword }: RedeemFieldOptions,
): readonly FieldRule[] {
  const quantity: FieldRule = {
    name: 'quantity',
    kind: 'number',
    required: true,
    minNumber: 1,
    maxNumber: maxOf(product, balance),
  }
  const address: readonly FieldRule[] = [
    { name: 'recipient', required: true, autocomplete: 'name', maxLength: 80 },
    { name: 'mobileNum', required: true, patternId: 22 },
    { name: 'country', kind: 'select', required: true, options: countries, autocomplete: 'country' },
    { name: 'province', autocomplete: 'address-level1', maxLength: 80 },
    { name: 'city', required: true, autocomplete: 'address-level2', maxLength: 80 },
    { name: 'street', required: true, autocomplete: 'street-address', maxLength: 200 },
    { name: 'postalCode', autocomplete: 'postal-code', maxLength: 12 },
  ]
  return [
    quantity,
    ...(product.exchangeType === 'goods' ? address : []),
    ...(paymentPassword ? [paymentPasswordField(paymentPassword)] : []),
  ]
}

/** The body of the call, from the form's values. */
export function redeemBody(product: RedeemProduct, values: SentValues): RedeemBody {
  const { quantity, paymentPassword } = values
  return {
    productId: product.id,
    quantity: Number(quantity),
    ...(product.exchangeType === 'goods' ? { address: addressOf(values) } : {}),
    ...(paymentPassword === undefined ? {} : { paymentPassword: String(paymentPassword) }),
  }
}

/** The address, without what was left empty. */
function addressOf(values: SentValues): RedeemAddress {
  const text = (name: string) => String(values[name] ?? '')
  const optional = (name: string) => (values[name] === undefined ? {} : { [name]: text(name) })
  return {
    recipient: text('recipient'),
    mobileNum: text('mobileNum'),
    ...optional('countryDialingCode'),
    country: text('country'),
    ...optional('province'),
    city: text('city'),
    street: text('street'),
    ...optional('postalCode'),
  }
}
