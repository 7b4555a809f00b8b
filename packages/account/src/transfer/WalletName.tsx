import type { Wallets } from './TransferForm.tsx'

/** What a wallet is called, in the language that its name has; its id where it is none of the member's. */
export function WalletName({ wallets, id }: { wallets: Wallets; id: string }) {
  const wallet = wallets.find((each) => each.id === id)
  return <bdi lang={wallet?.language}>{wallet?.name ?? id}</bdi>
}
