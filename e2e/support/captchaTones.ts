/**
 * Counts the tones of a captcha's sound (base64 of a WAV file of 8 kHz and 8 bits), as a listener does: tones
 * that follow closely are one group.
 */
export function countedTones(sound: string): string {
  const samples = Buffer.from(sound, 'base64').subarray(44)
  const groups: number[] = []
  let lastLoud = Number.NEGATIVE_INFINITY
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample - 128) < 30) continue
    const quietSeconds = (at - lastLoud) / 8_000
    if (quietSeconds > 0.6) groups.push(1)
    else if (quietSeconds > 0.06) groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1
    lastLoud = at
  }
  return groups.join(' ')
}
