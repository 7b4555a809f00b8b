import { formatsOf, type Locale } from '@baize/i18n'

/** The parts of a time while it is typed. */
export interface WrittenTime {
  hour: string
  minute: string
  /** First or second half of the day; without meaning on a clock of 24 hours. */
  half: 0 | 1
}

/** How a language writes a time of day. */
export interface Clock {
  /** Its names of the halves of a day; undefined on a clock of 24 hours. */
  halves: readonly [string, string] | undefined
  /** The half of the day is written before the hour. */
  halfFirst: boolean
}

/** Why a written time is none that can be taken. */
export type TimeProblem = 'incomplete' | 'nonexistent' | 'early' | 'late'

const marks = /[\d:.\u200e\u200f\u061c]/g

/** The clock of a language, from its own written times. */
export function clockOf(locale: Locale): Clock {
  const [morning, evening] = ['01', '13'].map((hour) =>
    formatsOf(locale).time(`2033-11-22T${hour}:05:00Z`, { timeZone: 'UTC' }),
  ) as [string, string]
  if (evening.includes('13')) return { halves: undefined, halfFirst: false }
  const halves = [morning, evening].map((text) => text.replace(marks, '').trim()) as [string, string]
  return { halves, halfFirst: evening.indexOf(halves[1]) < evening.search(/\d/) }
}

/** A time written as `13:05`, in minutes since midnight; undefined for what is none. */
export function readTime(text: string | null | undefined): number | undefined {
  const found = /^(\d\d):(\d\d)$/.exec(text ?? '')
  if (!found) return undefined
  const [hour, minute] = [Number(found[1]), Number(found[2])]
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** A number of minutes since midnight as `13:05`; what is outside of the day wraps. */
export function timeText(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** A time as its parts are written on a clock. */
export function writeTime(time: string | null, { halves }: Clock): WrittenTime {
  const minutes = readTime(time)
  if (minutes === undefined) return { hour: '', minute: '', half: 0 }
  const hour = Math.floor(minutes / 60)
  return {
    hour: halves ? String(hour % 12 || 12) : two(hour),
    minute: two(minutes % 60),
    half: hour < 12 ? 0 : 1,
  }
}

/** Reads the parts of a time. An empty one is no time and no problem. */
export function readWrittenTime(
  { hour, minute, half }: WrittenTime,
  { halves }: Clock,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): { time: string | null; problem?: TimeProblem } {
  if (hour + minute === '') return { time: null }
  if (hour === '' || minute.length < 2) return { time: null, problem: 'incomplete' }
  const written = Number(hour)
  const exists = Number(minute) < 60 && (halves ? written >= 1 && written <= 12 : written < 24)
  if (!exists) return { time: null, problem: 'nonexistent' }
  const time = `${two(halves ? (written % 12) + half * 12 : written)}:${two(Number(minute))}`
  if (min !== undefined && time < min) return { time: null, problem: 'early' }
  if (max !== undefined && time > max) return { time: null, problem: 'late' }
  return { time }
}

/** A whole time that was pasted: `13:05`, `1.05`, `1:05 PM`. */
export function readPastedTime(text: string, clock: Clock): WrittenTime | undefined {
  const found = /^\s*\D*?(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*\D*$/.exec(text)
  if (!found) return undefined
  const words = text.replace(marks, '').trim().toLowerCase().replaceAll('.', '')
  const isSecond = words === 'pm' || words === clock.halves?.[1].toLowerCase()
  const isHalf = isSecond || words === 'am' || words === clock.halves?.[0].toLowerCase()
  const hour = isHalf ? (Number(found[1]) % 12) + (isSecond ? 12 : 0) : Number(found[1])
  const time = `${two(hour)}:${found[2]}`
  return readTime(time) === undefined ? undefined : writeTime(time, clock)
}
