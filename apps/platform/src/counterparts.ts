import type { betDetail, CallValue, calls } from '@baize/api/contract'
import type { Case } from './cases/case.ts'
import type { Trx, Unit } from './database/index.ts'
import type { Deposit } from './deposits/deposit.ts'
import type { Line } from './deposits/instructions.ts'
import type { CatalogueGame } from './games/catalogue.ts'
import type { Db } from './http/implement.ts'
import type { Platform } from './platform.ts'
import type { Redemption } from './points/redemptions.ts'
import type { CustomerService } from './system/brandService.ts'
import type { WalletTransfer } from './vendor-wallets/walletTransfer.ts'
import type { CounterpartStep } from './withdrawals/progressJob.ts'
import type { Withdrawal } from './withdrawals/withdrawal.ts'

/** Takes deposits in where no gateway does. Without one only the methods of the operator's gateway are open. */
export interface Bank {
  /** In the transaction that wrote the deposit: the bank notifies the platform of a payment by a job. */
  depositCreated(platform: Platform, unit: Unit, deposit: Deposit): Promise<void>
  /** The account that a bank transfer is paid to. */
  readonly account: { readonly bank: string; readonly accountName: string; readonly accountNumber: string }
  /** How to pay a deposit. */
  linesOf(deposit: Deposit, publicUrl: string): readonly Line[]
}

/** Reviews and pays withdrawals where no gateway does. Without one they stay requested. */
export interface Payouts {
  secondsToReview(platform: Platform, amount: bigint): number
  /** Whether an amount waits for an identity document independently of the operator's limit. */
  needsIdentity(amount: bigint): boolean
  /** Takes the next step of a withdrawal that is locked. */
  step(platform: Platform, unit: Unit, current: Withdrawal, next: 'review' | CounterpartStep): Promise<void>
  /** A member reported that a payment arrived in part or not at all. */
  caseOpened(platform: Platform, unit: Unit, current: Withdrawal): Promise<void>
}

/** A vendor's response to a transfer: a timeout leaves its outcome unknown. */
export type VendorWord = 'done' | 'refused' | 'timeout'

/** Vendors that keep a wallet. Without them a transfer is refused. */
export interface VendorWallets {
  move(trx: Trx, transfer: WalletTransfer): Promise<VendorWord>
  /** Requests the outcome of a transfer by its number. */
  ask(trx: Trx, transfer: WalletTransfer): Promise<VendorWord>
}

/** The vendors' servers that run the games. Without them no game launches. */
export interface GameServer {
  /** The path of a game's page. */
  pathOf(game: CatalogueGame): string
  /** The odds that a game publishes. */
  oddsOf(game: CatalogueGame): CallValue<typeof calls.gameOdds>
  /** The last twenty draws of a lottery with their seeds, newest first. Without it they are those that its vendor published. */
  resultsOf?(db: Db, gameCode: string): Promise<CallValue<typeof calls.openedNumbers>['numeros']>
  /** The seeds or events that decided a bet. */
  drawsOf(platform: Platform, db: Db, transactionId: string): Promise<CallValue<typeof betDetail>['draws']>
}

/** The operator's staff. Without them applications, redemptions, bills and cases wait for the operator's own tools. */
export interface Staff {
  promotionApplied(
    platform: Platform,
    unit: Unit,
    applied: { memberId: string; promotionId: string },
  ): Promise<void>
  redemptionRequested(
    platform: Platform,
    unit: Unit,
    redemption: Pick<Redemption, 'id' | 'quantity'>,
  ): Promise<void>
  /** A member wrote to a case, or (`entryId` null) it was escalated. */
  caseWritten(
    platform: Platform,
    unit: Unit,
    written: { memberId: Case['member_id']; caseId: string; entryId: string | null },
  ): Promise<void>
  /** Each turn of settlement: bills that the operator owes, and disputes, wait for a decision. */
  settle(platform: Platform): Promise<void>
}

/** The networks of telephones and mailboxes. Without one, messages wait for the operator's gateway. */
export interface Network {
  /** How a message to a recipient is delivered, and after how many seconds. */
  deliver(platform: Platform, to: string): { readonly state: 'sent' | 'failed'; readonly after: number }
}

/** The chat's page. Without one there is no chat. */
export interface ChatPage {
  readonly path: string
}

/**
 * Parties that the platform deals with and that this process plays itself. Production plays none: an operator's own
 * reach the platform by gateways, vendors' calls and files. Each part is optional, and closed where it is left out.
 */
/** Customer service that a page of this process answers, where the brand has no contact of the kind. */
export interface ServicePage extends Omit<CustomerService, 'url'> {
  readonly path: string
}

export interface Counterparts {
  readonly bank?: Bank
  readonly payouts?: Payouts
  readonly vendorWallets?: VendorWallets
  readonly games?: GameServer
  readonly staff?: Staff
  readonly network?: Network
  readonly chat?: ChatPage
  readonly customerService?: ServicePage
}
