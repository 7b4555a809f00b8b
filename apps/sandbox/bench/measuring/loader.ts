/**
 * Asks a server the same questions again and again over connections that stay open, from a process of its own and with as
 * little work as possible, so that it is the server that is measured. Reads a plan from its first argument, prints figures.
 */
import { connect } from 'node:net'
import { figuresOf } from './measure.ts'

export interface Plan {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Whole requests as they are sent, one for each connection in turn. */
  readonly requests: readonly string[]
  /** The address of this machine of the requests. @default 127.0.0.1 */
  readonly from?: string
}

export interface Loaded {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly ownCpu: number
  readonly count: number
  /** Responses other than 200, and connections that were cut. */
  readonly failed: number
  readonly firstFailure: string
}

const {
  port,
  connections,
  seconds,
  requests,
  from = '127.0.0.1',
} = JSON.parse(process.argv[2] ?? '{}') as Plan
const times: number[] = []
let failed = 0
let firstFailure = ''
let noting = false
let over = false

function fail(text: string) {
  failed += 1
  firstFailure ||= text.slice(0, 400)
}

/** One connection: a request, its whole response, the next request. */
function lane(request: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.setNoDelay(true)
    let asked = 0
    let received = ''
    const ask = () => {
      asked = performance.now()
      received = ''
      socket.write(request)
    }
    socket.setEncoding('latin1')
    socket.on('connect', ask)
    socket.on('data', (text: string) => {
      received += text
      const head = received.indexOf('\r\n\r\n')
      if (head === -1) return
      const length = Number(/\r\ncontent-length: ([0-9]+)/i.exec(received)?.[1])
      if (received.length < head + 4 + length) return
      if (noting) times.push(performance.now() - asked)
      if (!received.startsWith('HTTP/1.1 200')) fail(received)
      if (over) socket.end(resolve)
      else ask()
    })
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => {
      if (!over) fail('the connection was cut')
      resolve()
    })
  })
}

const lanes = Array.from({ length: connections }, (_, n) =>
  lane(Buffer.from(requests[n % requests.length] ?? '', 'latin1')),
)
await new Promise((resolve) => setTimeout(resolve, Math.min(2_000, seconds * 300)))
noting = true
const used = process.cpuUsage()
const began = performance.now()
await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
noting = false
over = true
const elapsed = (performance.now() - began) / 1_000
const { user, system } = process.cpuUsage(used)
await Promise.race([Promise.all(lanes), new Promise((resolve) => setTimeout(resolve, 5_000))])
const loaded: Loaded = { ...figuresOf(times, elapsed, (user + system) / 1_000), failed, firstFailure }
console.log(JSON.stringify(loaded))
process.exit(0)
