import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for one another: no 0 O, 1 I L, 5 S, 8 B. */
const letters = '234679ACDEFGHJKMNPQRTUVWXYZ'

/** A code to read out or type over; each letter is drawn for itself. */
export const unambiguousCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
