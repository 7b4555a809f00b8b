import type { FieldRule } from '../compiler/index.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { type PointsRatio, pointsWorth } from './points.ts'

/** What is sent. */
export interface ConvertPointsBody {
  /** Points that are given or bought, a whole number in text. */
  points: string
  /** What was shown for them: the platform refuses when its ratio has changed since. */
  amount: string
}

/** What the platform says to points that it took. */
export interface ConvertReceipt {
  readonly transactionNumber: string
}

/** The platform's response. */
export type ConvertAnswer = SubmitRefusal | ConvertReceipt

/** What there is to convert. */
export interface Conversion {
  /** The user's points, a decimal string. */
  readonly balance: string
  /** The user's money, a decimal string, where points are bought with it; without it points become money. */
  readonly money?: string | undefined
  readonly ratio: PointsRatio
}

/** What the platform takes at a time. */
export interface ConvertLimits {
  /** @default as many points as are worth something */
  readonly minimum?: number | undefined
  /** @default as many points as there are */
  readonly maximum?: number | undefined
  /** Only multiples of it. @default 1 */
  readonly step?: number | undefined
}

/** Whole points of an amount of them. */
export function wholePoints(balance: string): number {
  const whole = /^\d{1,15}/.exec(balance)?.[0]
  return whole === undefined ? 0 : Number(whole)
}

/** Fewest points that are worth something, or as the platform has it. */
export function fewestPoints(ratio: PointsRatio, { minimum = 1, step = 1 }: ConvertLimits): number {
  const cents = (points: number) => BigInt(pointsWorth(String(points), ratio).replace('.', ''))
  let [low, high] = [Math.max(1, minimum), 1_000_000_000]
  if (cents(low) === 0n) {
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (cents(middle) > 0n) high = middle
      else low = middle + 1
    }
  }
  return Math.ceil(low / step) * step
}

/** Most points that can be converted: what there is of points or of money, as far as the platform takes it. */
export function maxPoints(
  { balance, money, ratio }: Conversion,
  { maximum = Number.POSITIVE_INFINITY, step = 1 }: ConvertLimits,
): number {
  const { points, amount } = ratio
  const own = wholePoints(
    money === undefined ? balance : pointsWorth(money, { points: amount, amount: points }),
  )
  return Math.floor(Math.min(own, maximum) / step) * step
}

/** The field: whole points, as many as can be converted. */
export function convertFields(conversion: Conversion, limits: ConvertLimits): readonly FieldRule[] {
  return [
    {
      name: 'points',
      kind: 'number',
      required: true,
      minNumber: fewestPoints(conversion.ratio, limits),
      maxNumber: maxPoints(conversion, limits),
      step: limits.step,
    },
  ]
}

/** Whether there is enough for the least that is taken. */
export function canConvert(conversion: Conversion, limits: ConvertLimits): boolean {
  const fewest = fewestPoints(conversion.ratio, limits)
  return pointsWorth(String(fewest), conversion.ratio) !== '0.00' && fewest <= maxPoints(conversion, limits)
}

/** The body of the call, from the form's values. */
export function convertBody(values: SentValues, ratio: PointsRatio): ConvertPointsBody {
  const points = String(values.points)
  return { points, amount: pointsWorth(points, ratio) }
}
