import { useFormat } from '@baize/i18n'
import { RewardIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldLook, ImagesLook } from '../form/kinds/look.ts'
import * as css from './DepositForm.css.ts'
import { type DepositBonus, type DepositMethod, NO_BONUS, type SavedBankAccount } from './deposit.ts'
import { MethodPicture } from './MethodPicture.tsx'

interface Shown {
  methods: readonly DepositMethod[]
  method: DepositMethod | undefined
  currency: string
  bonuses: readonly DepositBonus[]
  accounts: readonly SavedBankAccount[]
  upload: ImagesLook['upload'] | undefined
  /** Looks of the method's own fields. */
  own: Readonly<Record<string, FieldLook>>
}

/** The words and images of a deposit's fields. */
export function useDepositLooks(shown: Shown): Readonly<Record<string, FieldLook>> {
  const { t } = useLingui()
  const format = useFormat()
  const { methods, method, currency, bonuses, accounts, upload, own } = shown
  const money = (amount: string) => format.amount(amount, { symbol: currency })
  const range = (min: string, max: string) => t`From ${money(min)} to ${money(max)}`
  const speed = (seconds: number | null) => {
    if (seconds === null)
      return t({ message: 'Credited when the transfer arrives', context: 'deposit by bank transfer' })
    const time = format.duration(seconds * 1000)
    if (seconds > 60)
      return t({
        message: `Credited within ${time} of your transfer`,
        context: 'deposit by bank transfer',
        comment: 'the variable is a length of time',
      })
    return t({
      message: plural(seconds, {
        one: 'Credited within # second of your transfer',
        other: 'Credited within # seconds of your transfer',
      }),
      context: 'deposit by bank transfer',
    })
  }
  const measured = (seconds: number) => {
    const time = format.duration(seconds * 1000)
    return t({
      message: `Usually credited in ${time}`,
      comment: 'a way to deposit; the variable is a length of time, as measured',
    })
  }
  /** A payment with its own amount is no transfer: it is in the account without one. */
  const credited = ({ bringsAmount, creditedWithinSeconds, medianSeconds }: DepositMethod) => {
    const usual = medianSeconds ?? (bringsAmount ? creditedWithinSeconds : null)
    return usual === null ? speed(creditedWithinSeconds) : measured(usual)
  }
  const placeholder = t({ message: 'Choose', context: 'in an empty selection' })
  const ownLooks = Object.entries(own).map(([name, look]) => [
    name,
    look.options ? { ...look, placeholder } : look,
  ])
  return {
    ...Object.fromEntries(ownLooks),
    methodId: {
      label: t({ message: 'How do you want to pay?', context: 'label of a choice: ways to deposit' }),
      cards: true,
      options: methods.map((each) => ({
        value: each.id,
        label: each.name,
        lang: each.language,
        description: (
          <>
            {each.bringsAmount ? t`The voucher sets the amount.` : range(each.min, each.max)}
            <br />
            {credited(each)}
          </>
        ),
        media: each.logo ? (
          <img alt="" src={each.logo} className={css.logo} />
        ) : (
          <MethodPicture kind={each.kind ?? 'localBank'} />
        ),
      })),
    },
    amount: {
      ...(method ? { hint: range(method.min, method.max) } : {}),
      money: { currency, quickAmounts: method?.quickAmounts ?? [] },
    },
    bonusId: {
      label: t({ message: 'Bonus', context: 'label of a choice: a bonus with a deposit' }),
      cards: true,
      options: [
        { value: NO_BONUS, label: t({ message: 'No bonus', context: 'choice of a bonus with a deposit' }) },
        ...bonuses.map(({ id, name, language, terms }) => ({
          value: id,
          label: name,
          lang: language,
          ...(terms ? { description: terms } : {}),
          media: <RewardIcon />,
        })),
      ],
    },
    fromAccountId: {
      label: t({ message: 'Pay from', context: 'label of a choice: bank account of a deposit' }),
      cards: true,
      options: accounts.map(({ id, bank, bankLanguage, accountName, accountNumberMasked }) => ({
        value: id,
        label: bank,
        lang: bankLanguage,
        description: (
          <>
            <bdi>{accountName}</bdi>
            <br />
            <bdi>{accountNumberMasked}</bdi>
          </>
        ),
      })),
    },
    proof: {
      label: t({ message: 'Proof of payment', context: 'label of a form field' }),
      hint: t`A screenshot of the transfer or a photo of the receipt.`,
      ...(upload ? { images: { upload } } : {}),
    },
  }
}
