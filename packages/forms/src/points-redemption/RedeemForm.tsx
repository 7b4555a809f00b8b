import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { Alert, Columns, confirm, Heading, KeyValueList, type PhoneCountry, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RegisterRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { useHeld } from '../money/useHeld.ts'
import { ProductLine } from './ProductLine.tsx'
import { minus } from './points.ts'
import { RedeemCost, useRedeemFacts } from './RedeemCost.tsx'
import { Redeemed } from './Redeemed.tsx'
import {
  addressNames,
  isReceipt,
  maxOf,
  type RedeemAddress,
  type RedeemAnswer,
  type RedeemBody,
  type RedeemProduct,
  type RedeemReceipt,
  redeemBody,
  redeemFields,
} from './redeemFields.ts'
import { type ShippingCountry, useRedeemLooks } from './useRedeemLooks.ts'

export interface RedeemFormProps {
  /** What is redeemed. */
  product: RedeemProduct
  /** The user's points, a decimal string. */
  balance: string
  /** Sign or letters of the currency of money products. */
  currency: string
  /** Countries that goods are sent to. @default none: for money products */
  countries?: readonly ShippingCountry[]
  /** Countries whose telephone numbers are taken. @default a number without a country */
  phoneCountries?: readonly PhoneCountry[]
  /** The address that goods went to the last time. */
  address?: Partial<RedeemAddress>
  /** The rule of the payment password, where the platform requires it. @default not required */
  paymentPassword?: RegisterRule
  /**
   * Redeems. One form is one intent: the caller sends one idempotency key, kept until a definite response.
   * Refusals name the form's fields; `wrong` of `paymentPassword`.
   */
  onSubmit: (body: RedeemBody) => Promise<RedeemAnswer>
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Shows all redemptions. */
  onShowRecords?: () => void
  /** Returns to the points mall. */
  onDone?: () => void
}

/** Points for a product: how many, what they cost and what stays, where goods go; looked at once more before it is sent. */
export function RedeemForm({ onSubmit, ...given }: RedeemFormProps) {
  const { value, submit } = useHeld({ product: given.product, balance: given.balance }, onSubmit, {
    funds: ({ balance }) => balance,
    isTaken: isReceipt,
  })
  const props = { ...given, ...value, onSubmit: submit }
  const { product, balance } = props
  return (
    <Stack space="md">
      <ProductLine product={product} />
      {maxOf(product, balance) > 0 ? <Redemption {...props} /> : <Unaffordable {...props} />}
    </Stack>
  )
}

/** Why nothing can be redeemed. */
function Unaffordable({ product, balance }: RedeemFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const missing = format.number(minus(product.points, balance))
  return (
    <Alert tone="caution">
      {product.stock !== undefined && product.stock < 1
        ? t({ message: 'Sold out', context: 'On a product of the points mall' })
        : t({
            message: `${missing} points short`,
            context: 'On a product that costs more points than one has',
          })}
    </Alert>
  )
}

function Redemption(props: RedeemFormProps) {
  const { product, balance, currency, countries = [], phoneCountries, address, paymentPassword } = props
  const { t } = useLingui()
  const [receipt, setReceipt] = useState<RedeemReceipt>()
  const looks = useRedeemLooks(countries, phoneCountries)
  const sum = { product, balance, currency }
  const facts = useRedeemFacts(sum)
  const goods = product.exchangeType === 'goods'

  const ask = (values: SentValues) => {
    const { quantity } = redeemBody(product, values)
    const { name } = product
    return confirm({
      question: t({
        message: `Redeem ${quantity} × ${{ name: isolated(name) }}?`,
        comment: 'asked before points are spent: a number and the name of a product',
      }),
      message: <KeyValueList items={facts(quantity)} />,
      confirmLabel: t({ message: 'Redeem', context: 'Button: points for a product' }),
      cancelLabel: t({ message: 'Back', context: 'button' }),
    })
  }

  async function submit(values: SentValues): Promise<SubmitRefusal | undefined> {
    const answer = await props.onSubmit(redeemBody(product, values))
    if (!isReceipt(answer)) return answer
    setReceipt(answer)
    return undefined
  }

  const field = (name: string) => <FormField key={name} name={name} {...looks[name]} />
  return (
    <Form
      fields={redeemFields(product, balance, {
        countries: countries.map(({ code }) => code),
        paymentPassword,
      })}
      kinds={moreKinds}
      looks={looks}
      initial={{ quantity: '1', ...given(address) }}
      submitTone="premium"
      submitLabel={t({ message: 'Redeem', context: 'Button: points for a product' })}
      review={ask}
      onSubmit={submit}
      explain={props.explain}
      done={(sent) => (
        <Redeemed
          facts={facts(Number(sent.quantity))}
          receipt={receipt}
          onShowRecords={props.onShowRecords}
          onDone={props.onDone}
        />
      )}
    >
      {field('quantity')}
      <RedeemCost {...sum} />
      {goods && (
        <>
          <Heading level={3} size="item">
            {t({ message: 'Delivery address', context: 'heading: address of a parcel' })}
          </Heading>
          {['recipient', 'mobileNum', 'country', 'province'].map(field)}
          <Columns template="2/1">{['city', 'postalCode'].map(field)}</Columns>
          {field('street')}
        </>
      )}
      {field('paymentPassword')}
    </Form>
  )
}

function given(address: Partial<RedeemAddress> = {}): Record<string, string> {
  return Object.fromEntries(addressNames.flatMap((name) => (address[name] ? [[name, address[name]]] : [])))
}
