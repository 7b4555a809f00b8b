import { describe, expect, it } from 'vitest'
import { zoneOf } from './timeZone.ts'

describe('the zone of an offset', () => {
  it.each([
    [420, '+07:00'],
    [0, '+00:00'],
    [-210, '-03:30'],
    [345, '+05:45'],
  ])('%i minutes', (minutes, zone) => expect(zoneOf(minutes)).toBe(zone))
})
