import { ApiError, type ValueOf } from '@baize/api'
import { balance, consolidatedFunds, merchantWallet, walletTransfer, walletTransfers } from '@baize/api/calls'
import { WalletTransferForm, type WalletTransferRequest } from '@baize/forms'
import { useApiQuery, useCall, useProblemText } from '@baize/site'
import { useCurrency } from '../funds/useCurrency.ts'

export type Wallets = ValueOf<typeof merchantWallet>['wallets']

export interface TransferFormProps {
  wallets: Wallets
  /** The money is under way. */
  onBegun: (id: string) => void
}

/** The form of a transfer between wallets, joined to the platform. */
export function TransferForm({ wallets, onBegun }: TransferFormProps) {
  const transfer = useCall(walletTransfer, {
    intent: ({ body }) => `${body.fromWalletId} ${body.toWalletId} ${body.amount}`,
    invalidates: [walletTransfers, merchantWallet, consolidatedFunds, balance],
  })
  const problemText = useProblemText()
  const currency = useCurrency()
  const read = useApiQuery(merchantWallet, {})

  async function submit(body: WalletTransferRequest) {
    const { id } = await transfer.mutateAsync({ body })
    onBegun(id)
  }
  async function refreshed() {
    const { error } = await read.refetch()
    if (error) throw error
  }
  return (
    <WalletTransferForm
      wallets={wallets}
      currency={currency}
      onRefresh={refreshed}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
