import type { Tone } from '../tokens/scales.ts'

/** What became of a redemption, as the platform names it. */
export const redeemStatuses = ['inProcess', 'rejected', 'approved'] as const
/** What became of a redemption. */
export type RedeemStatus = (typeof redeemStatuses)[number]

/** How each looks. */
export const redeemTones: Readonly<Record<RedeemStatus, Tone>> = {
  inProcess: 'info',
  rejected: 'critical',
  approved: 'positive',
}

/** Why a member cannot redeem a product now, if there is a reason. */
export type Obstacle = 'soldOut' | 'pointsUnknown' | 'notEnough'

/** Points are whole or decimal numbers in text; nothing is computed with what is none. */
export function obstacleOf(
  price: string,
  stock: number | undefined,
  balance: string | undefined,
): Obstacle | undefined {
  if (stock !== undefined && !(stock > 0)) return 'soldOut'
  if (balance === undefined || !isPoints(price) || !isPoints(balance)) return 'pointsUnknown'
  return isLess(balance, price) ? 'notEnough' : undefined
}

/** How many points are wanting: `price - balance`, exact. */
export function wanting(price: string, balance: string): string {
  const [a, b] = scaled(price, balance)
  const digits = Math.max(decimals(price), decimals(balance))
  const text = String(a - b).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function isPoints(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text)
}

function isLess(one: string, other: string): boolean {
  const [a, b] = scaled(one, other)
  return a < b
}

function decimals(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

function scaled(one: string, other: string): [bigint, bigint] {
  const digits = Math.max(decimals(one), decimals(other))
  const scale = (text: string) => BigInt(text.replace('.', '') + '0'.repeat(digits - decimals(text)))
  return [scale(one), scale(other)]
}
