/**
 * The kinds of accounts. `cash` is one purse for each owner, member or agent: an agent is a member with a
 * downline. Kinds of the house and of the world outside may go below zero, an owner's never.
 */
export const accountKinds = [
  'cash',
  'withdrawHold',
  'bonus',
  'inTransit',
  'points',
  'commission',
  'contractEscrow',
  'house.gaming',
  'house.jackpot',
  'house.bonusCost',
  'house.rebate',
  'house.points',
  'house.agentCost',
  'house.fees',
  'psp.clearing',
  'suspense',
] as const
/** `vendor.X` is what an owner has in the wallet that vendor X keeps. */
export type AccountKind = (typeof accountKinds)[number] | `vendor.${string}`

/** What a journal records, in the past tense. */
export const journalTypes = [
  'depositCredited',
  'withdrawalHeld',
  'withdrawalPaid',
  'withdrawalReleased',
  'betPlaced',
  'winPaid',
  'betRolledBack',
  'transferSent',
  'walletTransferSent',
  'walletTransferConfirmed',
  'walletTransferReturned',
  'openingBalanceGranted',
  'corrected',
  'bonusGranted',
  'bonusConverted',
  'bonusForfeited',
  'rebatePaid',
  'rewardPaid',
  'pointsEarned',
  'pointsSpent',
  'pointsReturned',
  'pointsConverted',
  'pointsBought',
  'contractPaid',
  'jackpotFed',
  'jackpotPaid',
] as const
export type JournalType = (typeof journalTypes)[number]

/** The owner of every house, psp and suspense account. */
export const house = 'house'

/** A house account is split, so that concurrent bets do not queue on one row. */
export const houseShards = 8

export const ownedByHouse = (kind: AccountKind): boolean =>
  kind.startsWith('house.') || kind === 'psp.clearing' || kind === 'suspense'

/** The house shard that an owner's money always meets (FNV-1a of the owner's id). */
export function shardOf(ownerId: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < ownerId.length; index += 1) {
    hash = Math.imul(hash ^ ownerId.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash % houseShards
}
