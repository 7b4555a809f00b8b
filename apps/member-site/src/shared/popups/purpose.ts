/** A gate's purpose: what a sign-in or an account is required for. */
export const purposes = [
  'play',
  'lottery',
  'favourite',
  'favourites',
  'recent',
  'promotion',
  'redeem',
  'points',
  'wallet',
  'deposit',
  'withdraw',
  'transfer',
  'bonuses',
  'rewards',
  'messages',
  'records',
  'limits',
  'contract',
  'vip',
  'raffle',
  'redEnvelope',
  'account',
  'goOn',
] as const

export interface Purpose {
  readonly to: (typeof purposes)[number]
  /** The game, the promotion or the product that was chosen, where it is known. */
  readonly name?: string
}

/** A purpose that was kept as text; anything else is none. */
export function isPurpose(value: unknown): value is Purpose {
  if (typeof value !== 'object' || value === null) return false
  const { to, name } = value as { to?: unknown; name?: unknown }
  return purposes.some((each) => each === to) && (name === undefined || typeof name === 'string')
}
