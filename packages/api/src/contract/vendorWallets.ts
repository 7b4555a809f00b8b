import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  amount,
  fallbackLanguage,
  id,
  instant,
  keyset,
  keysetInfo,
  positiveAmount,
  typed,
} from './scalars.ts'

/** `unknown`: the vendor did not respond; it is queried by the transfer's number until it reports the outcome. */
export const walletTransferStates = ['created', 'sent', 'unknown', 'confirmed', 'failed'] as const

/** Money between the main wallet (`main`) and a vendor's (its code). While it is under way neither has it. */
export const walletTransferValue = z.object({
  id,
  fromWalletId: z.string(),
  toWalletId: z.string(),
  amount,
  state: z.enum(walletTransferStates),
  reason: z.nullable(z.string()),
  createdAt: instant,
  /** When the member is notified next at the latest. */
  nextUpdateAt: z.nullable(instant),
  history: z.array(
    z.object({ state: z.enum(walletTransferStates), at: instant, reason: z.nullable(z.string()) }),
  ),
})

export const walletTransfer = defineCall({
  id: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: 'Moves money between the main wallet and the wallet that a vendor keeps.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({ fromWalletId: typed(32), toWalletId: typed(32), amount: positiveAmount }),
  value: walletTransferValue,
  errors: [
    'amountOutOfRange',
    'insufficientFunds',
    'accountFrozen',
    'tooManyOpen',
    'methodUnavailable',
    'memberExcluded',
  ],
})

export const walletTransferDetail = defineCall({
  id: 'walletTransferDetail',
  method: 'GET',
  path: '/wps/relay/walletTransfers/{id}',
  summary: 'One transfer between wallets with its history.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: walletTransferValue,
})

export const walletTransfers = defineCall({
  id: 'walletTransfers',
  method: 'GET',
  path: '/wps/relay/walletTransfers',
  summary: 'Transfers between the wallets of the account, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject(keyset),
  value: z.object({ rows: z.array(walletTransferValue), page: keysetInfo }),
})

export const merchantWallet = defineCall({
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/merchantWallet',
  summary:
    'The main wallet and those that vendors keep. Where a vendor is single, its games stake from the main one.',
  roles: ['member', 'agent'],
  value: z.object({
    /** Every vendor is single: there is nothing to transfer. */
    isSingle: z.boolean(),
    wallets: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        language: fallbackLanguage,
        main: z.boolean(),
        isSingle: z.boolean(),
        balance: amount,
        maintenance: z.boolean(),
      }),
    ),
  }),
})

export const consolidatedFunds = defineCall({
  id: 'consolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'All that the account has, and where it is.',
  roles: ['member', 'agent'],
  value: z.object({
    asOf: instant,
    currency: z.string(),
    main: amount,
    /** Waits for a withdrawal. */
    held: amount,
    bonus: amount,
    /** Under way between wallets. */
    inTransit: amount,
    vendors: z.array(
      z.object({ id: z.string(), name: z.string(), language: fallbackLanguage, balance: amount }),
    ),
    /** The sum of all of them. */
    total: amount,
  }),
})

export const vendorWalletCalls = {
  walletTransfer,
  walletTransferDetail,
  walletTransfers,
  merchantWallet,
  consolidatedFunds,
} as const
