import { expect, test } from 'vitest'
import { randomCounts, soundOf } from './sound.ts'
import { countTones } from './testingSound.ts'

test('D7 what is counted in a sound is what it was made of', () => {
  for (let index = 0; index < 60; index++) {
    const counts = randomCounts()
    expect(counts).toHaveLength(5)
    for (const count of counts) expect(count >= 1 && count <= 6).toBe(true)
    expect(countTones(soundOf(counts))).toEqual(counts)
  }
})

test('it is a WAV file of 15 seconds at most, and no two are the same', () => {
  const longest = Buffer.from(soundOf([6, 6, 6, 6, 6]))
  expect(longest.subarray(0, 4).toString('latin1')).toBe('RIFF')
  expect(longest.readUInt32LE(4)).toBe(longest.length - 8)
  expect(longest.readUInt32LE(40)).toBe(longest.length - 44)
  for (let index = 0; index < 30; index++) {
    const another = soundOf([6, 6, 6, 6, 6])
    expect((another.length - 44) / longest.readUInt32LE(24)).toBeLessThan(15)
    expect(longest.equals(another)).toBe(false)
  }
})
