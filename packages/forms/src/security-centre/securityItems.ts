/** What the security centre lists, in its order. */
export const securityKinds = [
  'loginPassword',
  'paymentPassword',
  'email',
  'mobile',
  'authenticator',
  'bankAccounts',
  'realName',
  'sessions',
] as const
/** What the security centre lists. */
export type SecurityKind = (typeof securityKinds)[number]

/** The state of an item. */
export const securityStates = ['notSet', 'set', 'verified'] as const
/** The state of an item: `set` but not verified is half done for an address that can be verified. */
export type SecurityState = (typeof securityStates)[number]

/** One row. */
export interface SecurityItem {
  readonly kind: SecurityKind
  /** @default 'set', for what has no state such as sessions */
  readonly state?: SecurityState | undefined
  /** What is shown of it, hidden as far as the platform hides it: `d···@example.com`. */
  readonly detail?: string | undefined
  /** How many there are: bank accounts, devices that are signed in. */
  readonly count?: number | undefined
  /** When it was changed last: ISO 8601. */
  readonly changedAt?: string | undefined
  /** Whether the user cannot change it here, such as a real name that is set. @default false */
  readonly locked?: boolean | undefined
}

/** How well an account is protected. */
export const securityLevels = ['weak', 'fair', 'strong'] as const
/** How well an account is protected. */
export type SecurityLevel = (typeof securityLevels)[number]

/** Kinds that are done only when they were verified. */
const verifiable: ReadonlySet<SecurityKind> = new Set<SecurityKind>(['email', 'mobile'])

/** Whether a row protects the account as far as it can. */
export function isDone({ kind, state }: SecurityItem): boolean {
  return state === 'verified' || (state === 'set' && !verifiable.has(kind))
}

/** How many of what protects an account are done, and the result. What signs in and what pays count most: without both it is weak. */
export function securityStrength(items: readonly SecurityItem[]): {
  readonly done: number
  readonly all: number
  readonly level: SecurityLevel
} {
  const counted = items.filter(({ kind }) => kind !== 'sessions')
  const done = counted.filter(isDone).length
  const missing = (kind: SecurityKind) => counted.some((item) => item.kind === kind && !isDone(item))
  const basics = !missing('loginPassword') && !missing('paymentPassword')
  const all = counted.length
  const level = !basics || done * 2 < all ? 'weak' : done === all ? 'strong' : 'fair'
  return { done, all, level }
}
