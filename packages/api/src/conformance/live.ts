import { createDeposit, eventTicket, liveEvent } from '../contract/index.ts'
import { Failure, Skipped } from './expect.ts'
import { fixtures } from './fixtures.ts'
import { askAs, type Check, type Suite } from './suite.ts'

interface Heard {
  readonly events: { type: string; sequence?: number }[]
  readonly closed: number | null
}

/** Live events: a ticket is good once; a page that reconnects gets what it missed, in order, without a gap. */
export const live: Check = {
  name: 'live events',
  async run(suite, definition) {
    if (definition.id !== eventTicket.id) throw new Skipped('')
    const before = await ticketOf(suite)
    // A source of events: each deposit that is opened is one.
    for (let n = 0; n < 2; n++) await askAs(suite, createDeposit, fixtures.createDeposit)
    const now = await ticketOf(suite)
    if (now.sequence <= before.sequence) throw new Skipped('nothing happened that would be told')
    const heard = await listen(suite, now.ticket, before.sequence)
    const numbers = heard.events.flatMap(({ type, sequence }) =>
      sequence === undefined || type === 'ready' ? [] : [sequence],
    )
    if (numbers[0] !== before.sequence + 1)
      throw new Failure(`resuming after ${before.sequence} began at ${numbers[0]}`)
    if (numbers.some((number, n) => n > 0 && number !== (numbers[n - 1] ?? 0) + 1)) {
      throw new Failure(`events came with a gap or out of order: ${numbers.join(' ')}`)
    }
    const again = await listen(suite, now.ticket, before.sequence)
    if (again.events.length > 0) throw new Failure('a ticket was good twice')
    const ahead = await listen(suite, (await ticketOf(suite)).ticket, now.sequence + 1_000_000)
    if (ahead.events[0]?.type !== 'snapshotNeeded') throw new Failure('a place that never was is not told so')
  },
}

async function ticketOf(suite: Suite): Promise<{ ticket: string; sequence: number }> {
  const told = await askAs(suite, eventTicket)
  const read = eventTicket.value.safeParse(told.envelope?.value)
  if (!read.success) throw new Failure(`no ticket: ${told.status} ${told.text.slice(0, 120)}`)
  return read.data
}

/** Says hello and listens until it is ready, is closed, or five seconds have passed. */
function listen(suite: Suite, ticket: string, lastSequence: number): Promise<Heard> {
  const url = `${suite.target.options.url.replace(/^http/, 'ws').replace(/\/+$/, '')}/wps/events`
  return new Promise((resolve) => {
    const events: Heard['events'] = []
    const socket = new WebSocket(url)
    const end = (closed: number | null) => {
      clearTimeout(late)
      socket.close()
      resolve({ events, closed })
    }
    const late = setTimeout(() => end(null), 5_000)
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ type: 'hello', ticket, lastSequence })),
    )
    socket.addEventListener('close', ({ code }) => end(code))
    socket.addEventListener('error', () => end(null))
    socket.addEventListener('message', ({ data }) => {
      const read = liveEvent.safeParse(JSON.parse(String(data)))
      if (!read.success) return end(null)
      events.push(read.data)
      if (read.data.type === 'ready') end(null)
    })
  })
}
