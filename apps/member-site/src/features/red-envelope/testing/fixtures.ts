import type { ValueOf } from '@baize/api'
import type { envelopeRains } from '@baize/api/calls'

type Rains = ValueOf<typeof envelopeRains>
type Rain = Rains['rains'][number]

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export function rain(differing: Partial<Rain> = {}): Rain {
  return {
    id: 'rain_now',
    state: 'open',
    startsAt: minutesOn(-1),
    endsAt: minutesOn(4),
    pot: '20.00',
    envelopes: 50,
    left: 31,
    own: null,
    seedHash: hash,
    seed: null,
    ...differing,
  }
}

export const upcoming = rain({
  id: 'rain_next',
  state: 'upcoming',
  startsAt: minutesOn(59),
  endsAt: minutesOn(64),
  left: 50,
})

export const over = rain({
  id: 'rain_over',
  state: 'ended',
  startsAt: minutesOn(-61),
  endsAt: minutesOn(-56),
  own: '0.62',
  left: 0,
  seed: 'c0ffee254729296a45a3885639ac7e10',
})

export function rainsOf(...rains: Rain[]): Rains {
  return { now: new Date().toISOString(), rains }
}
