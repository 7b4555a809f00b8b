/**
 * The kinds of accounts. `cash` is one wallet for each owner, member or agent: an agent is a member with a
 * downline. Kinds of the house and of the world outside may go below zero, an owner's never.
 */
const accountKinds = [
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
const journalTypes = [
  'depositCredited',
  'withdrawalHeld',
  'withdrawalPaid',
  'withdrawalReleased',
  'betPlaced',
  'winPaid',
  'betRolledBack',
  'betVoided',
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

/**
 * The owner of accounts that are the house's alone and belong to no member's money. It has no account of a member's
 * kinds.
 */
export const house = 'house'

/**
 * Whether an account is the house's, or of the world outside. It is stored with the member whose money it is moved
 * against, one of each kind for each member, so that no two members' bets wait for one row; the house's balance is
 * the sum of them.
 */
export const ownedByHouse = (kind: AccountKind): boolean =>
  kind.startsWith('house.') || kind === 'psp.clearing' || kind === 'suspense'

/** Whether an owner may have an account of a kind. */
export const canBe = ({ owner, kind }: { owner: string; kind: AccountKind }): boolean =>
  owner !== house || ownedByHouse(kind)
