import type { SentValues } from '../form/values.ts'

/** A wallet: the main one, or one that a vendor keeps. */
export interface Wallet {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly language?: string | undefined
  /** The member's own wallet, from which bets at vendors with a single wallet are paid. @default false */
  readonly main?: boolean | undefined
  /** The vendor has no wallet of its own: there is nothing to transfer. */
  readonly isSingle: boolean
  /** A decimal string; `null` while unknown. */
  readonly balance: string | null
  /** The vendor is under maintenance: no transfer in or out. @default false */
  readonly maintenance?: boolean | undefined
}

/** What is sent. */
export interface WalletTransferRequest {
  readonly fromWalletId: string
  readonly toWalletId: string
  readonly amount: string
}

/** The wallets between which money can be moved: the main one first, and those of vendors that keep a wallet. */
export function transferWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const moving = wallets.filter(({ main, isSingle }) => main === true || !isSingle)
  return [...moving.filter(({ main }) => main), ...moving.filter(({ main }) => !main)]
}

/** The form's values as the request carries them. */
export function walletTransferRequest({ fromWallet, toWallet, amount }: SentValues): WalletTransferRequest {
  return { fromWalletId: String(fromWallet), toWalletId: String(toWallet), amount: String(amount) }
}
