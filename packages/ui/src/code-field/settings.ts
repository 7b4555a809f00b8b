/** One-time codes as the specification has them. */
export const codeSettings = {
  /** Digits of a code. */
  length: 6,
  /** How long a code is valid where the server's response does not say, in minutes; another is refused meanwhile. */
  expiredMinutes: 1,
  /** Seconds of such a minute. */
  secondsAMinute: 60,
  /** Seconds before the end at which a screen reader announces how long it still takes; and at the end. */
  toldAt: [30, 10] as readonly number[],
} as const

/** When another code may be requested: a code's minutes after the server sent it. Milliseconds since 1970. */
export function resendTime(sentAt: number, expiredMinutes: number = codeSettings.expiredMinutes): number {
  return sentAt + expiredMinutes * codeSettings.secondsAMinute * 1000
}
