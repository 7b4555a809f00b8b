import { usePhoneCountries } from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import {
  balance,
  mallProducts,
  pointsBalance,
  pointsDetails,
  redeemList,
  redeemPoints,
} from '@baize/api/calls'
import { type RedeemAnswer, type RedeemBody, RedeemForm } from '@baize/forms'
import { useCall, useInvalidate, usePermission, useProblemText } from '@baize/site'
import { PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldsOfRecipient, recipientOf } from './recipient.ts'

export interface RedeemDialogProps {
  product: ValueOf<typeof mallProducts>['products'][number]
  /** The points of the account. */
  points: string
  onClose: () => void
  onShowRecords: () => void
}

/** Redeems a product: how many, the addressee of goods, a review. What is typed stays after a refusal. */
export function RedeemDialog({ product, points, onClose, onShowRecords }: RedeemDialogProps) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const invalidate = useInvalidate()
  const redemption = useCall(redeemPoints, {
    intent: ({ body: { productId, quantity, points: price, recipient } }) =>
      `${productId} ${quantity} ${price} ${Object.values(recipient ?? {}).join(' ')}`,
    invalidates: [pointsBalance, mallProducts, redeemList, pointsDetails, balance],
  })
  const { countries } = usePhoneCountries()
  const problemText = useProblemText()
  // What was refused as out of stock stays as it was until the dialog is closed, with the reason above it; another price is shown.
  const [shown, setShown] = useState(product)
  const name = t({ message: 'Redeem points', context: 'title of a dialog' })

  async function redeem({ productId, quantity, address }: RedeemBody): Promise<RedeemAnswer> {
    const recipient = address && recipientOf(address, countries)
    const body = { productId, quantity, points: shown.points, ...(recipient ? { recipient } : {}) }
    try {
      const { id } = await redemption.mutateAsync({ body })
      return { transactionNumber: id }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, params } = error
      if (code === 'outOfStock' || code === 'wrongState') invalidate(mallProducts)
      if (code === 'wrongState' && typeof params.points === 'string')
        setShown({ ...shown, points: params.points })
      if (error.problems.length > 0) return { problems: error.problems.map(fieldsOfRecipient) }
      throw error
    }
  }

  return (
    <PopupDialog open label={name} title={name} size="medium" onClose={onClose}>
      <RedeemForm
        product={{
          id: shown.id,
          name: shown.name,
          lang: shown.language,
          points: shown.points,
          stock: shown.stock,
          image: shown.imageUrl,
          mostAtOnce: shown.mostAtOnce,
          exchangeType: shown.kind === 'goods' ? 'goods' : 'money',
          ...(shown.amount === null ? {} : { amount: shown.amount }),
        }}
        balance={points}
        currency={currencySymbol}
        countries={countries}
        phoneCountries={countries}
        onSubmit={redeem}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        onShowRecords={onShowRecords}
        onDone={onClose}
      />
    </PopupDialog>
  )
}
