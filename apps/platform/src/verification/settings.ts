/** How codes by message are sent and kept. */
export interface CodeSettings {
  /** Minutes in which no other code is sent to the same place. */
  readonly expiredMinutes: number
  /** Minutes for which a code can be typed: messages may arrive late. */
  readonly goodMinutes: number
  /** Codes to one number or mailbox in ten minutes. */
  readonly perRecipient: number
  /** Codes requested from one address in an hour. */
  readonly perAddress: number
  /** Codes to new numbers of one block of ten thousand in an hour. */
  readonly perPrefix: number
  /** Text messages in a day, over all. */
  readonly perDay: number
  /** A block of new numbers that was sent `after` codes, of which fewer than `percent` were typed, gets `perHour`. */
  readonly minUsed: { readonly after: number; readonly percent: number; readonly perHour: number }
  /** Dial codes of the countries whose numbers are sent codes; the first is meant where none is named. */
  readonly countries: readonly string[]
}

export const defaultCodes: CodeSettings = {
  expiredMinutes: 1,
  goodMinutes: 5,
  perRecipient: 3,
  perAddress: 10,
  perPrefix: 20,
  perDay: 5_000,
  minUsed: { after: 50, percent: 20, perHour: 3 },
  countries: ['855', '84', '66', '86', '856', '95', '60', '62', '63', '65'],
}
