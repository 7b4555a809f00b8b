import { useFormat } from '@baize/i18n'
import { Amount, Box, confirm, KeyValueList, Stack } from '@baize/ui'
import { CautionIcon, CheckIcon, CloseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { FieldRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook, ImagesLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SentValues } from '../form/values.ts'
import { DonePanel } from '../money/DonePanel.tsx'
import { useFieldValue } from '../money/live.tsx'
import { above, less } from '../money/money.ts'
import { type SendingProps, sendRenamed } from '../money/sending.ts'
import { ConfirmationClock, type ConfirmationClockProps } from './ConfirmationClock.tsx'
import {
  type ConfirmationOutcome,
  confirmationOutcomes,
  MOST_PROOFS,
  type PaidWithdrawal,
  type WithdrawalConfirmation,
  withdrawalConfirmation,
} from './confirmation.ts'

export interface WithdrawalConfirmationFormProps
  extends SendingProps<WithdrawalConfirmation>,
    Pick<ConfirmationClockProps, 'skew' | 'now' | 'onEnd'> {
  /** The withdrawal that was paid. */
  withdrawal: PaidWithdrawal
  /** Sign of the currency. */
  currency: string
  /** Sends one image that proves that nothing arrived. */
  upload: ImagesLook['upload']
}

/**
 * Whether a withdrawal arrived: all of it, a part, or nothing. What follows is said before it is chosen. The caller keeps
 * one idempotency key a withdrawal and outcome until there is a definite response.
 */
export function WithdrawalConfirmationForm({
  withdrawal,
  currency,
  upload,
  skew,
  now,
  onEnd,
  next,
  explain,
  onSubmit,
}: WithdrawalConfirmationFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, amount, bank, bankLanguage, accountNumberMasked, confirmBy } = withdrawal
  const partly = { field: 'outcome', is: ['partlyReceived'] }
  const fields: FieldRule[] = [
    { name: 'outcome', kind: 'choice', required: true, options: confirmationOutcomes },
    {
      name: 'amountReceived',
      kind: 'amount',
      required: true,
      minAmount: '0.01',
      maxAmount: less(amount, '0.01'),
      when: partly,
    },
    {
      name: 'proof',
      kind: 'images',
      required: true,
      minCount: 1,
      maxCount: MOST_PROOFS,
      when: { field: 'outcome', is: ['notReceived'] },
    },
  ]
  const looks: Record<string, FieldLook> = {
    outcome: {
      label: t`Has the money arrived in your bank account?`,
      empty: t({ message: 'Choose what arrived', comment: 'error: nothing is chosen' }),
      cards: true,
      options: [
        {
          value: 'received',
          label: t({ message: 'The full amount arrived', context: 'choice: a withdrawal' }),
          description: t`The withdrawal is complete and can’t be disputed any more.`,
          media: <CheckIcon />,
        },
        {
          value: 'partlyReceived',
          label: t({ message: 'Only part of it arrived', context: 'choice: a withdrawal' }),
          description: t`We’ll ask the bank for the rest. What you received is yours to keep.`,
          media: <CautionIcon />,
        },
        {
          value: 'notReceived',
          label: t({ message: 'Nothing arrived', context: 'choice: a withdrawal' }),
          description: t`We’ll send your screenshots to the bank.`,
          media: <CloseIcon />,
        },
      ],
    },
    amountReceived: {
      label: t({ message: 'Amount received', context: 'label of a form field: a withdrawal' }),
      money: { currency },
    },
    proof: {
      label: t({ message: 'Screenshots of your account', context: 'label of a form field: a withdrawal' }),
      hint: t`Up to three screenshots of your bank account since the payment, showing that nothing arrived from us.`,
      images: { upload },
    },
  }

  function review({ outcome }: SentValues): Promise<boolean> {
    if (outcome !== 'received') return Promise.resolve(true)
    const money = format.amount(amount, { symbol: currency })
    return confirm({
      question: t({
        message: `Did you receive all of ${money}?`,
        context: 'question in a dialog: a withdrawal',
      }),
      message: t`This completes the withdrawal. It can’t be paid again.`,
      confirmLabel: t({ message: 'Yes, received', context: 'button: withdrawal' }),
      cancelLabel: t({ message: 'Go back', context: 'button in a dialog' }),
    })
  }

  return (
    <Form
      fields={fields}
      looks={looks}
      kinds={moreKinds}
      draftKey={`confirm-${id}`}
      submitLabel={t({ message: 'Confirm', context: 'button: whether a withdrawal came' })}
      explain={explain}
      review={review}
      onSubmit={(values) =>
        sendRenamed(onSubmit, withdrawalConfirmation(values, amount), (field) =>
          field === 'proofIds' ? 'proof' : field === 'remainingAmount' ? 'amountReceived' : field,
        )
      }
      done={({ outcome, amountReceived }) => (
        <Answered
          outcome={outcome as ConfirmationOutcome}
          left={less(amount, typeof amountReceived === 'string' ? amountReceived : undefined)}
          currency={currency}
          next={next}
        />
      )}
    >
      <Box surface="sunken" radius="medium" padding="md">
        <KeyValueList
          items={[
            {
              id: 'bank',
              label: t({ message: 'Bank', context: 'withdrawal' }),
              value: <bdi lang={bankLanguage}>{bank}</bdi>,
            },
            {
              id: 'number',
              label: t({ message: 'Account number', context: 'withdrawal' }),
              value: <bdi>{accountNumberMasked}</bdi>,
            },
            {
              id: 'amount',
              label: t({ message: 'Amount', context: 'label of a form field' }),
              value: <Amount value={amount} currency={currency} />,
              strong: true,
            },
          ]}
        />
      </Box>
      <ConfirmationClock by={confirmBy} skew={skew} now={now} onEnd={onEnd} />
      <FormField name="outcome" {...looks.outcome} />
      <Stack space="sm">
        <FormField name="amountReceived" {...looks.amountReceived} />
        <Remaining amount={amount} currency={currency} />
      </Stack>
      <FormField name="proof" {...looks.proof} />
    </Form>
  )
}

/** What is missing, while the received amount is typed. */
function Remaining({ amount, currency }: { amount: string; currency: string }) {
  const { t } = useLingui()
  const outcome = useFieldValue('outcome')
  const received = useFieldValue('amountReceived')
  if (outcome !== 'partlyReceived') return null
  const known = !above(received, amount)
  return (
    <Box surface="sunken" radius="medium" padding="sm">
      <KeyValueList
        items={[
          {
            id: 'remaining',
            label: t({ message: 'Still missing', context: 'amount of a withdrawal that did not come' }),
            value: known ? <Amount value={less(amount, received)} currency={currency} /> : '–',
            strong: true,
          },
        ]}
      />
    </Box>
  )
}

interface AnsweredProps extends Pick<WithdrawalConfirmationFormProps, 'currency' | 'next'> {
  outcome: ConfirmationOutcome
  /** What did not come, a decimal string. */
  left: string
}

function Answered({ outcome, left, currency, next }: AnsweredProps) {
  const { t } = useLingui()
  if (outcome === 'received') {
    return (
      <DonePanel
        title={t({ message: 'Withdrawal complete', context: 'title: a withdrawal came' })}
        actions={next}
      />
    )
  }
  return (
    <DonePanel
      title={t({
        message: 'We’re looking into it',
        context: 'title: a withdrawal did not come, or not all of it',
      })}
      facts={[
        {
          id: 'missing',
          label: t({ message: 'Still missing', context: 'amount of a withdrawal that did not come' }),
          value: <Amount value={left} currency={currency} />,
          strong: true,
        },
      ]}
      actions={next}
    >
      {t`We’ll ask the bank and update you here.`}
    </DonePanel>
  )
}
