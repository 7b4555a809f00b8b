import { useFormat } from '@baize/i18n'
import { Alert, Amount, EmptyState, Heading, Stack } from '@baize/ui'
import { BankIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FieldRule, RuleReport } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { ImagesLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { DonePanel } from '../money/DonePanel.tsx'
import { FieldTold, useRecheck } from '../money/live.tsx'
import { above } from '../money/money.ts'
import { type SendingProps, sendRenamed } from '../money/sending.ts'
import { BonusSum } from './BonusSum.tsx'
import { DepositSum } from './DepositSum.tsx'
import {
  DETAIL,
  type DepositBonus,
  type DepositMethod,
  type DepositRequest,
  depositRequest,
  NO_BONUS,
  type SavedBankAccount,
} from './deposit.ts'
import { methodFields } from './methodFields.ts'
import { useDepositLooks } from './useDepositLooks.tsx'

export interface DepositFormProps extends SendingProps<DepositRequest> {
  /** The ways to deposit, as the server describes them. */
  methods: readonly DepositMethod[]
  /** Sign of the currency. */
  currency: string
  /** Bonuses to choose from. @default none */
  bonuses?: readonly DepositBonus[]
  /** Saved bank accounts, for methods that ask from which one it is paid. @default none */
  accounts?: readonly SavedBankAccount[]
  /** Sends one image of a payment, for methods that require them. */
  upload?: ImagesLook['upload']
  /** The regulated profile's reminder of limits, before anything is asked. */
  limitsReminder?: ReactNode
  /** Where to go when there is no way to deposit: a link to customer service. */
  help?: ReactNode
  /** Called with the parts of a method's description that could not be used as they were. */
  onReport?: (methodId: string, report: readonly RuleReport[]) => void
}

const none: readonly never[] = []

/**
 * The amount, the method, and the method's own fields. The caller keeps one idempotency key a method and amount until
 * there is a definite response.
 */
export function DepositForm({
  methods,
  currency,
  bonuses = none,
  accounts = none,
  upload,
  limitsReminder,
  help,
  next,
  explain,
  onSubmit,
  onReport,
}: DepositFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [chosen, setChosen] = useState(methods[0]?.id ?? '')
  const [bonusId, setBonusId] = useState(NO_BONUS)
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const own = useMemo(() => methodFields(method?.fields), [method?.fields])
  const looks = useDepositLooks({ methods, method, currency, bonuses, accounts, upload, own: own.looks })

  const { report } = own
  const methodId = method?.id
  useEffect(() => {
    if (methodId !== undefined && report.length > 0) onReport?.(methodId, report)
  }, [methodId, report, onReport])

  if (!method) {
    return (
      <EmptyState
        level={2}
        icon={<BankIcon size={32} />}
        title={t`Deposits are unavailable right now. Contact customer service for help.`}
        action={help}
      />
    )
  }
  const takesBonus = bonuses.length > 0
  const bonus = takesBonus ? bonuses.find(({ id }) => id === bonusId) : undefined
  const min = above(bonus?.minAmount, method.min) ? bonus?.minAmount : method.min
  const fields: FieldRule[] = [
    { name: 'methodId', kind: 'choice', required: true, options: methods.map(({ id }) => id) },
    ...(method.bringsAmount
      ? []
      : [{ name: 'amount', kind: 'amount', required: true, minAmount: min, maxAmount: method.max } as const]),
    ...(takesBonus
      ? [
          {
            name: 'bonusId',
            kind: 'choice',
            required: true,
            options: [NO_BONUS, ...bonuses.map(({ id }) => id)],
          } as const,
        ]
      : []),
    ...(method.payFrom && accounts.length > 0
      ? [
          {
            name: 'fromAccountId',
            kind: 'choice',
            required: true,
            options: accounts.map(({ id }) => id),
          } as const,
        ]
      : []),
    ...own.fields,
    ...(method.proof && upload
      ? [
          {
            name: 'proof',
            kind: 'images',
            required: method.proof.required,
            maxCount: method.proof.maxCount,
          } as const,
        ]
      : []),
  ]
  const asks = own.fields.length > 0 || method.payFrom || (method.proof && upload)
  const { name: methodName, language: methodLanguage } = method
  const rename = (field: string) => {
    const name = DETAIL + field.replace(/^details\./, '')
    return name in own.looks ? name : field
  }
  return (
    <Stack space="md">
      {limitsReminder}
      <Form
        fields={fields}
        looks={looks}
        kinds={moreKinds}
        // A payment with its own amount is a voucher: its code is money, and is never stored.
        draftKey={method.bringsAmount ? undefined : 'deposit'}
        initial={{ methodId: method.id, bonusId: NO_BONUS }}
        submitTone="premium"
        submitLabel={
          method.bringsAmount
            ? t({ message: 'Redeem voucher', context: 'button: deposit a voucher' })
            : t({ message: 'Continue to payment', context: 'button' })
        }
        explain={explain}
        onSubmit={(values) => sendRenamed(onSubmit, depositRequest(values), rename)}
        done={(sent) => (
          <DonePanel
            title={t({ message: 'Deposit created', context: 'title: a deposit was accepted' })}
            facts={[
              {
                id: 'method',
                label: t({ message: 'Method', context: 'of a deposit' }),
                value: <bdi lang={methodLanguage}>{methodName}</bdi>,
              },
              ...(typeof sent.amount === 'string'
                ? [
                    {
                      id: 'amount',
                      label: t({ message: 'Amount', context: 'label of a form field' }),
                      value: <Amount value={sent.amount} currency={currency} />,
                      strong: true,
                    },
                  ]
                : []),
            ]}
            actions={next}
          >
            {t`Pay now. We credit your balance as soon as the transfer arrives.`}
          </DonePanel>
        )}
      >
        <FieldTold name="methodId" onValue={setChosen} />
        <FormField name="methodId" {...looks.methodId} />
        {!method.bringsAmount && (
          <Stack space="sm">
            <Bounded min={min ?? ''} max={method.max}>
              <FormField name="amount" {...looks.amount} />
            </Bounded>
            {method.fee && <DepositSum fee={method.fee} currency={currency} />}
          </Stack>
        )}
        {takesBonus && (
          <Stack space="sm">
            <FieldTold name="bonusId" onValue={setBonusId} />
            <FormField name="bonusId" {...looks.bonusId} />
            {bonus?.minAmount !== undefined && min === bonus.minAmount && (
              <Alert>
                {t({
                  message: `The minimum deposit for this bonus is ${format.amount(bonus.minAmount, { symbol: currency })}.`,
                  comment: 'the variable is an amount of money',
                })}
              </Alert>
            )}
            {/* A voucher's amount is known once it is credited: until then there is nothing to calculate. */}
            {bonus?.gives && !method.bringsAmount && <BonusSum gives={bonus.gives} currency={currency} />}
          </Stack>
        )}
        {asks && (
          <Heading level={2} size="item">
            {t({ message: 'Payment details', context: 'heading: fields of a way to deposit' })}
          </Heading>
        )}
        {method.payFrom && accounts.length === 0 && (
          <Alert>{t`Pay from a bank account in your own name. Other payments are returned.`}</Alert>
        )}
        <FormField name="fromAccountId" {...looks.fromAccountId} />
        {own.fields.map(({ name }) => (
          <FormField key={name} name={name} {...looks[name]} />
        ))}
        <FormField name="proof" {...looks.proof} />
      </Form>
    </Stack>
  )
}

/** The amount is judged again when another method or bonus has other limits. */
function Bounded({ min, max, children }: { min: string; max: string; children: ReactNode }) {
  useRecheck('amount', min, max)
  return children
}
