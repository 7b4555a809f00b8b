import { randomInt } from 'node:crypto'
import { clockAt } from '../settlement/zone.ts'

/** Without letters that are read for another, or for a digit. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number that a person can read out: the brand's day, and six characters that cannot be guessed. */
export function caseNumber(at: Date, gmtOffsetMinutes: number): string {
  const day = new Date(clockAt(gmtOffsetMinutes, at.getTime())).toISOString().slice(2, 10).replaceAll('-', '')
  const rest = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `C${day}-${rest}`
}
