import { randomInt } from 'node:crypto'

const rate = 8_000
const groups = 5
const maxTones = 6

/**
 * Before the first tone, so that a screen reader's announcement ends before it. In seconds, as all that follow: the
 * longest of each, in the longest sound, add up to less than 15.
 */
const lead = 1
const tone = { shortest: 0.1, longest: 0.14 }
const rest = { shortest: 0.12, longest: 0.17 }
const pause = { shortest: 0.9, longest: 1.1 }

const between = ({ shortest, longest }: { shortest: number; longest: number }): number =>
  shortest + (randomInt(1_001) / 1_000) * (longest - shortest)

/** How many tones each of the groups has: 7,776 ways. */
export const randomCounts = (): number[] => Array.from({ length: groups }, () => 1 + randomInt(maxTones))

/**
 * Groups of tones as a WAV file. Tones differ in pitch, loudness and length and lie in noise, so that no two files share
 * their bytes; the pause between two groups is five times the rest between two tones, which is unmistakable.
 */
export function soundOf(counts: readonly number[]): Uint8Array {
  const samples: number[] = []
  const silence = (seconds: number) => {
    for (let left = Math.round(seconds * rate); left > 0; left--) samples.push(hiss())
  }
  silence(lead)
  for (const [place, count] of counts.entries()) {
    if (place > 0) silence(between(pause))
    for (let index = 0; index < count; index++) {
      ring(samples)
      silence(between(rest))
    }
  }
  return wav(Uint8Array.from(samples, (sample) => Math.round(128 + sample * 127)))
}

const hiss = (): number => (Math.random() - 0.5) * 0.05

/** One tone with its octave: soft at both ends, so that it does not click. */
function ring(samples: number[]): void {
  const length = Math.round(between(tone) * rate)
  const pitch = 420 + randomInt(520)
  const loudness = 0.45 + randomInt(25) / 100
  for (let index = 0; index < length; index++) {
    const angle = (2 * Math.PI * pitch * index) / rate
    const envelope = Math.min(1, index / 80, (length - index) / 160)
    samples.push(loudness * envelope * (0.8 * Math.sin(angle) + 0.2 * Math.sin(2 * angle)) + hiss())
  }
}

/** A WAV file of 8-bit samples, one channel. */
function wav(samples: Uint8Array): Uint8Array {
  const file = Buffer.alloc(44 + samples.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples.length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length, 40)
  file.set(samples, 44)
  return file
}
