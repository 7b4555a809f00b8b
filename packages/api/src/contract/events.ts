import * as z from 'zod/mini'
import { bonusChange } from './bonus.ts'
import { caseChange } from './cases.ts'
import { contractKinds } from './contracts.ts'
import { messageKinds } from './messages.ts'
import { missionProgress } from './missions.ts'
import { pointsChange } from './points.ts'
import { promotionState } from './promotions.ts'
import { rewardReady } from './rewards.ts'
import { walletTransferValue } from './vendorWallets.ts'
import { vipChange } from './vip.ts'
import { balanceValue, depositChange, withdrawalChange } from './wallet.ts'

/**
 * Live events, one WebSocket at `/wps/events`.
 * The page sends `{ type: 'hello', ticket, lastSequence }` first. The platform sends every event after `lastSequence`,
 * or with `snapshotNeeded` when that is too long ago; then events as they happen, in order, each at least once.
 * They carry ids, codes and figures and no words: what is read in a language is read again by its call.
 */
export const hello = z.strictObject({ type: z.literal('hello'), ticket: z.string(), lastSequence: z.int() })

/** Which contract an event speaks of. */
const contractNotice = z.object({ contractId: z.string(), kind: z.enum(contractKinds) })

export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), sequence: z.int() }),
  z.object({ type: z.literal('snapshotNeeded'), sequence: z.int() }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('balanceChanged'), sequence: z.int(), value: balanceValue }),
  z.object({ type: z.literal('depositChanged'), sequence: z.int(), value: depositChange }),
  z.object({ type: z.literal('withdrawalChanged'), sequence: z.int(), value: withdrawalChange }),
  z.object({ type: z.literal('walletTransferChanged'), sequence: z.int(), value: walletTransferValue }),
  z.object({ type: z.literal('betSettled'), sequence: z.int(), value: z.object({ betId: z.string() }) }),
  z.object({ type: z.literal('bonusChanged'), sequence: z.int(), value: bonusChange }),
  z.object({ type: z.literal('pointsChanged'), sequence: z.int(), value: pointsChange }),
  z.object({ type: z.literal('missionProgress'), sequence: z.int(), value: missionProgress }),
  z.object({ type: z.literal('vipChanged'), sequence: z.int(), value: vipChange }),
  z.object({ type: z.literal('rewardReady'), sequence: z.int(), value: rewardReady }),
  /** A message arrived, or was read: how many are unread now. `id` is null where nothing new arrived. */
  z.object({
    type: z.literal('messagesChanged'),
    sequence: z.int(),
    value: z.object({ id: z.nullable(z.string()), kind: z.nullable(z.enum(messageKinds)), unread: z.int() }),
  }),
  z.object({ type: z.literal('promotionChanged'), sequence: z.int(), value: promotionState }),
  z.object({ type: z.literal('caseChanged'), sequence: z.int(), value: caseChange }),
  z.object({ type: z.literal('teamChanged'), sequence: z.int(), value: z.object({}) }),
  z.object({ type: z.literal('contractOffered'), sequence: z.int(), value: contractNotice }),
  z.object({ type: z.literal('contractTerminationRequested'), sequence: z.int(), value: contractNotice }),
  z.object({ type: z.literal('contractChanged'), sequence: z.int(), value: contractNotice }),
  z.object({ type: z.literal('billsChanged'), sequence: z.int(), value: z.object({}) }),
  /** The winner board has something new, a few seconds ago at most. Not kept: a page that was away reads the board. */
  z.object({ type: z.literal('winner') }),
  /** The operator's announcements have changed. Not kept: a page that was away reads announcements afresh. */
  z.object({ type: z.literal('announcementsChanged') }),
  /** Vendors have published something new, a few seconds ago at most. Not kept: a page that was away reads it afresh. */
  z.object({ type: z.literal('feedChanged') }),
  z.object({
    type: z.literal('signedOut'),
    reason: z.enum(['signedOut', 'signedInElsewhere', 'passwordChanged', 'expired']),
  }),
])

export type LiveEvent = z.output<typeof liveEvent>
