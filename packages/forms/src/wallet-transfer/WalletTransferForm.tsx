import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { Amount, confirm, EmptyState, KeyValueList, Stack } from '@baize/ui'
import { WalletIcon } from '@baize/ui/icons'
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
import { less, sum } from '../money/money.ts'
import { type SendingProps, sendRenamed } from '../money/sending.ts'
import { useHeld } from '../money/useHeld.ts'
import { SwapWallets } from './SwapWallets.tsx'
import { WalletList } from './WalletList.tsx'
import { transferWallets, type Wallet, type WalletTransferRequest, walletTransferRequest } from './wallet.ts'

export interface WalletTransferFormProps extends SendingProps<WalletTransferRequest> {
  /** All wallets with what is in them now; a new balance applies at once. */
  wallets: readonly Wallet[]
  /** Sign of the currency. */
  currency: string
  /** Fetches the balance of one wallet again; rejects when it could not be read. */
  onRefresh: (walletId: string) => Promise<void>
}

/** Moves money between the main wallet and those of vendors. The caller keeps one idempotency key a from, to and amount until there is a definite response. */
export function WalletTransferForm({
  wallets,
  currency,
  onRefresh,
  next,
  explain,
  onSubmit,
}: WalletTransferFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { value: held, submit } = useHeld(wallets, onSubmit, {
    funds: (all) => sum(...all.map(({ balance }) => balance ?? undefined)),
  })
  const shown = transferWallets(held)
  const open = shown.filter(({ maintenance }) => !maintenance)
  const [fromId, setFromId] = useState(open[0]?.id ?? '')
  const from = open.find(({ id }) => id === fromId)
  const known = from?.balance ?? undefined
  const walletOf = (id: unknown) => shown.find((wallet) => wallet.id === id)

  if (open.length < 2) {
    return (
      <Stack space="md">
        <EmptyState level={3} icon={<WalletIcon size={32} />} title={t`No wallets to transfer between`}>
          {t`All available games use your main wallet.`}
        </EmptyState>
        <WalletList wallets={transferWallets(wallets)} currency={currency} onRefresh={onRefresh} />
      </Stack>
    )
  }

  const ids = open.map(({ id }) => id)
  const fields: FieldRule[] = [
    { name: 'fromWallet', kind: 'select', required: true, options: ids },
    { name: 'toWallet', kind: 'select', required: true, options: ids, unlike: 'fromWallet' },
    {
      name: 'amount',
      kind: 'amount',
      required: true,
      minAmount: '0.01',
      ...(known === undefined ? {} : { maxAmount: known }),
    },
  ]
  const choices = shown.map(({ id, name, language, maintenance }) => ({
    value: id,
    label: maintenance
      ? t({
          message: `${{ name: isolated(name) }} (under maintenance)`,
          comment: 'a wallet of a vendor, in a selection',
        })
      : name,
    lang: maintenance ? undefined : language,
    disabled: maintenance === true,
  }))
  const looks: Record<string, FieldLook> = {
    fromWallet: { label: t({ message: 'From', context: 'sender of a transfer' }), options: choices },
    toWallet: {
      label: t({ message: 'To', context: 'receiver of a transfer' }),
      options: choices,
      placeholder: t({ message: 'Choose', context: 'in an empty selection' }),
    },
    amount: { money: { currency } },
  }

  function review({ fromWallet, toWallet, amount }: SentValues): Promise<boolean> {
    const [sender, receiver] = [walletOf(fromWallet), walletOf(toWallet)]
    const [fromName, toName] = [sender?.name ?? '', receiver?.name ?? '']
    const money = format.amount(String(amount), { symbol: currency })
    return confirm({
      question: t({
        message: `Transfer ${money} to ${{ toName: isolated(toName) }}?`,
        comment: 'question in a dialog; a wallet',
      }),
      message: (
        <KeyValueList
          items={[
            {
              id: 'from',
              label: t({
                message: `${{ fromName: isolated(fromName) }} after transfer`,
                comment: 'balance of a wallet after a transfer',
              }),
              value: (
                <Amount value={less(sender?.balance ?? undefined, String(amount))} currency={currency} />
              ),
            },
            {
              id: 'to',
              label: t({
                message: `${{ toName: isolated(toName) }} after transfer`,
                comment: 'balance of a wallet after a transfer',
              }),
              value: (
                <Amount value={sum(receiver?.balance ?? undefined, String(amount))} currency={currency} />
              ),
            },
          ]}
        />
      ),
      confirmLabel: t({ message: 'Transfer', context: 'button in a dialog: transfer between wallets' }),
      cancelLabel: t({ message: 'Back', context: 'button in a dialog: change the transfer' }),
    })
  }

  return (
    <Stack space="lg">
      <WalletList wallets={transferWallets(wallets)} currency={currency} onRefresh={onRefresh} />
      <Form
        fields={fields}
        looks={looks}
        draftKey="wallet-transfer"
        initial={{
          fromWallet: open[0]?.id ?? '',
          ...(open.length === 2 ? { toWallet: open[1]?.id ?? '' } : {}),
        }}
        submitLabel={t({ message: 'Review', context: 'button: look at a transfer before sending it' })}
        explain={explain}
        review={review}
        onSubmit={(values) => sendRenamed(submit, walletTransferRequest(values), fieldOf)}
        done={({ fromWallet, toWallet, amount }, again) => (
          <WalletsAfter
            from={walletOf(fromWallet)?.name ?? ''}
            to={walletOf(toWallet)?.name ?? ''}
            amount={String(amount)}
            currency={currency}
            next={next}
            again={again}
          />
        )}
      >
        <FieldTold name="fromWallet" onValue={setFromId} />
        <FormField name="fromWallet" {...looks.fromWallet} />
        <SwapWallets maximum={known} />
        <FormField name="toWallet" {...looks.toWallet} />
        <Stack space="xs">
          {known !== undefined && (
            <Available
              field="amount"
              label={t({ message: 'Available to transfer', context: 'before an amount' })}
              amount={known}
              currency={currency}
            />
          )}
          <FormField name="amount" {...looks.amount} />
        </Stack>
      </Form>
    </Stack>
  )
}

/** The field of this form for a field of the request. */
function fieldOf(field: string): string {
  return field.replace(/WalletId$/, 'Wallet')
}

interface WalletsAfterProps extends Pick<WalletTransferFormProps, 'currency' | 'next'> {
  from: string
  to: string
  amount: string
  again: () => void
}

function WalletsAfter({ from, to, amount, currency, next, again }: WalletsAfterProps) {
  const { t } = useLingui()
  return (
    <DonePanel
      title={t({ message: 'Transfer complete', context: 'title: a transfer between wallets' })}
      facts={[
        {
          id: 'from',
          label: t({ message: 'From', context: 'sender of a transfer' }),
          value: <bdi>{from}</bdi>,
        },
        { id: 'to', label: t({ message: 'To', context: 'receiver of a transfer' }), value: <bdi>{to}</bdi> },
        {
          id: 'amount',
          label: t({ message: 'Amount', context: 'label of a form field' }),
          value: <Amount value={amount} currency={currency} />,
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
      {t`You can play with it right away.`}
    </DonePanel>
  )
}
