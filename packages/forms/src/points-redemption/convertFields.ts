import type { FieldRule } from '../compiler/index.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { affordable, type PointsRatio, pointsWorth } from './points.ts'

/** What is sent. */
export interface ConvertPointsBody {
  /** Points that are given, a whole number in text. */
  points: string
  /** What was shown for them: the platform refuses when its ratio has changed since. */
  amount: string
}

/** What the platform says to points that it took. */
export interface ConvertReceipt {
  readonly transactionNumber: string
}

/** What the platform answers. */
export type ConvertAnswer = SubmitRefusal | ConvertReceipt

/** Whole points that can be given. */
export function wholePoints(balance: string): number {
  const whole = /^\d{1,15}/.exec(balance)?.[0]
  return whole === undefined ? 0 : Number(whole)
}

/** Fewest points that are worth something, or as the platform has it. */
export function fewestPoints(ratio: PointsRatio, minimum: number): number {
  const cents = (points: number) => BigInt(pointsWorth(String(points), ratio).replace('.', ''))
  let [low, high] = [Math.max(1, minimum), 1_000_000_000]
  if (cents(low) > 0n) return low
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (cents(middle) > 0n) high = middle
    else low = middle + 1
  }
  return low
}

/** The field: whole points, as many as there are. */
export function convertFields(balance: string, ratio: PointsRatio, minimum: number): readonly FieldRule[] {
  return [
    {
      name: 'points',
      kind: 'number',
      required: true,
      minNumber: fewestPoints(ratio, minimum),
      maxNumber: wholePoints(balance),
    },
  ]
}

/** Whether there are points enough for the least that is taken. */
export function canConvert(balance: string, ratio: PointsRatio, minimum: number): boolean {
  const fewest = String(fewestPoints(ratio, minimum))
  return pointsWorth(fewest, ratio) !== '0.00' && affordable(balance, fewest) > 0
}

/** The body of the call, from what the form holds. */
export function convertBody(values: SentValues, ratio: PointsRatio): ConvertPointsBody {
  const points = String(values.points)
  return { points, amount: pointsWorth(points, ratio) }
}
