import { isolated } from '@baize/i18n/format'
import { Amount, Box, confirm, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import type { SentValues } from '../form/values.ts'
import { AgainButton } from '../money/AgainButton.tsx'
import { Available } from '../money/Available.tsx'
import { DonePanel } from '../money/DonePanel.tsx'
import { FieldTold } from '../money/live.tsx'
import type { SendingProps } from '../money/sending.ts'
import { useHeld } from '../money/useHeld.ts'
import { usePaymentPassword } from '../money/usePaymentPassword.ts'
import { ReceiverField, type ReceiverFieldProps } from './ReceiverField.tsx'
import { TeamTransferReview } from './TeamTransferReview.tsx'
import { type TeamAccount, type TeamTransferRequest, teamTransferRequest } from './teamTransfer.ts'

export interface TeamTransferFormProps extends SendingProps<TeamTransferRequest> {
  /** The sender's balance, a decimal string; a new one applies at once. */
  balance: string
  /** Sign of the currency. */
  currency: string
  /** A receiver who is fixed: the upline, or an account that was chosen before. */
  receiver?: TeamAccount
  /** Finds accounts of the own team, where no receiver is fixed. */
  onSearch?: ReceiverFieldProps['onSearch']
}

const nobody: NonNullable<TeamTransferFormProps['onSearch']> = async () => []

/**
 * Sends money to a downline or to the upline: to whom, how much, the payment password, a note; then both balances are
 * shown before it is sent. The caller keeps one idempotency key a receiver, amount and note until there is a definite
 * response.
 */
export function TeamTransferForm({
  balance: balanceNow,
  currency,
  receiver,
  onSearch = nobody,
  next,
  explain,
  onSubmit,
}: TeamTransferFormProps) {
  const { t } = useLingui()
  const { value: balance, submit } = useHeld(balanceNow, onSubmit, { funds: String })
  const [known, setKnown] = useState<ReadonlyMap<string, TeamAccount>>(new Map())
  const [chosenId, setChosenId] = useState('')
  const secret = usePaymentPassword()
  const to = t({ message: 'To', context: 'receiver of a transfer' })
  const fields: FieldRule[] = [
    ...(receiver ? [] : [{ name: 'toMemberId', required: true }]),
    { name: 'amount', kind: 'amount', required: true, minAmount: '0.01', maxAmount: balance },
    secret.rule,
    { name: 'note', maxLength: 80 },
  ]
  const looks: Record<string, FieldLook> = {
    toMemberId: { label: to },
    amount: { money: { currency } },
    paymentPassword: secret.look,
    note: {
      label: t({ message: 'Note', context: 'label of a form field' }),
      hint: t`Saved with the transfer.`,
    },
  }
  const accountOf = ({ toMemberId = '' }: SentValues): TeamAccount => {
    const id = String(toMemberId)
    return receiver ?? known.get(id) ?? { id, account: id }
  }

  function review(values: SentValues): Promise<boolean> {
    const whom = accountOf(values)
    const { account } = whom
    return confirm({
      question: t({
        message: `Send this to ${{ account: isolated(account) }}?`,
        context: 'question in a dialog',
      }),
      message: (
        <TeamTransferReview
          balance={balance}
          receiver={whom}
          request={teamTransferRequest(values, receiver)}
          currency={currency}
        />
      ),
      confirmLabel: t({ message: 'Send now', context: 'button in a dialog: make a transfer' }),
      cancelLabel: t({ message: 'Back', context: 'button in a dialog: change the transfer' }),
    })
  }

  return (
    <Form
      fields={fields}
      looks={looks}
      draftKey={receiver ? `transfer-${receiver.id}` : 'transfer'}
      submitLabel={t({ message: 'Review', context: 'button: look at a transfer before sending it' })}
      explain={explain}
      review={review}
      onSubmit={(values) => submit(teamTransferRequest(values, receiver))}
      done={(sent, again) => (
        <DonePanel
          title={t({ message: 'Transfer complete', context: 'title: money was sent to an account' })}
          facts={[
            { id: 'to', label: to, value: <bdi>{accountOf(sent).account}</bdi> },
            {
              id: 'amount',
              label: t({ message: 'Amount', context: 'of a transfer' }),
              value: <Amount value={String(sent.amount)} currency={currency} />,
              strong: true,
            },
          ]}
          actions={
            <>
              <AgainButton again={again} />
              {next}
            </>
          }
        >
          {t`It has already arrived.`}
        </DonePanel>
      )}
    >
      {receiver ? (
        <Box surface="sunken" radius="medium" padding="md">
          <KeyValueList
            items={[
              {
                id: 'to',
                label: to,
                value: (
                  <bdi>
                    {receiver.nickname && receiver.nickname !== receiver.account
                      ? `${receiver.account} (${receiver.nickname})`
                      : receiver.account}
                  </bdi>
                ),
                strong: true,
              },
            ]}
          />
        </Box>
      ) : (
        <>
          <FieldTold name="toMemberId" onValue={setChosenId} />
          <ReceiverField
            name="toMemberId"
            label={to}
            onSearch={onSearch}
            onFound={(found) => {
              setKnown((before) => new Map([...before, ...found.map((each) => [each.id, each] as const)]))
            }}
            chosen={known.get(chosenId)}
          />
        </>
      )}
      <Stack space="xs">
        <Available
          field="amount"
          label={t({ message: 'Your balance', context: 'before an amount' })}
          amount={balance}
          currency={currency}
        />
        <FormField name="amount" {...looks.amount} />
      </Stack>
      <FormField name="paymentPassword" {...looks.paymentPassword} />
      <FormField name="note" {...looks.note} />
    </Form>
  )
}
