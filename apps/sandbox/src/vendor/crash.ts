import type { Below } from '@baize/platform/fairness/draws.ts'

/**
 * A flight: the multiplier, in hundredths, grows from 1.00 and the flight ends at a point that was drawn before.
 * A point of at least x comes with the chance 0.97 / x, so that cashing out at any x returns 97 % in the long run.
 */
export const crashReturn = 97
export const highestPoint = 100_000
export const lowestTarget = 101
const growth = 0.00006

/** Hundredths at which the flight ends; 100 when it never leaves the ground. */
export function drawPoint(below: Below): number {
  const point = Math.floor((crashReturn * 2 ** 32) / (below(2 ** 32) + 1))
  return point < lowestTarget ? 100 : Math.min(point, highestPoint)
}

/** The multiplier after a number of milliseconds, in hundredths. */
export const multiplierAt = (milliseconds: number): number =>
  Math.min(highestPoint, Math.floor(100 * Math.exp(growth * Math.max(0, milliseconds))))

/** Milliseconds until a multiplier is reached. */
export const timeOf = (hundredths: number): number => Math.ceil(Math.log(hundredths / 100) / growth)

/** What leaving at a moment pays; zero when the flight had ended. */
export const payAt = (stake: bigint, point: number, milliseconds: number): bigint =>
  milliseconds < timeOf(point) ? (stake * BigInt(multiplierAt(milliseconds))) / 100n : 0n

/** The payout of a flight without a cash-out: the target that was set beforehand, when it was reached. */
export const payAtEnd = (stake: bigint, point: number, target: number | null): bigint =>
  target !== null && target <= point ? (stake * BigInt(target)) / 100n : 0n
