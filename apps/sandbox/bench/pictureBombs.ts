/**
 * Picture bombs: four members send pictures of a megabyte whose text chunks inflate to a gigabyte, four at a time each. How
 * long another member's pictures take beside them, to how long without.
 */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { agentAccount, Clients, secret } from '../crash/clients.ts'
import { startPlatform } from '../crash/running.ts'
import { inTurn, ratioOf } from './measuring/compare.ts'
import { median } from './measuring/median.ts'
import { withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

function chunk(name: string, data: Buffer): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])))
  return Buffer.concat([size, Buffer.from(name), data, sum])
}

const small = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#1d4d3c' } })
  .png()
  .toBuffer()
const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))])
const bomb = Buffer.concat([
  small.subarray(0, 33),
  ...Array.from({ length: 20 }, () => chunk('zTXt', text)),
  small.subarray(33),
])

type Sign = Awaited<ReturnType<Clients['session']>>

/** A member may upload 24 at once, and has four in line. */
const [uploadsEachRound, bombsEachRound] = [2, 4]

await withPostgres(async (url) => {
  const running = await startPlatform({ DATABASE_URL: url, PLATFORM_SECRET: secret, SANDBOX_FAST: '1' })
  try {
    const clients = new Clients()
    await clients.reach(running.address)
    const upload = async ({ token, cookie }: Sign, bytes: Buffer) => {
      const began = performance.now()
      const response = await fetch(`${running.address}/wps/uploads`, {
        method: 'POST',
        headers: {
          ...{ 'x-baize-site': 'member', 'content-type': 'image/png' },
          ...{ authorization: `Bearer ${token}`, cookie },
        },
        body: new Uint8Array(bytes),
      })
      await response.arrayBuffer()
      return { status: response.status, ms: performance.now() - began }
    }
    await clients.signIn(agentAccount, 'agent')
    const wanted = { accountType: 'member', maxUses: 10, expiresInDays: 1, note: '' }
    const as = clients.people.get(agentAccount)
    const invite = await clients.call('createInvite', wanted, { as, key: crypto.randomUUID() })
    const bombers = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => {
        await clients.register(`bomber${n}`, invite.value.code)
        return clients.people.get(`bomber${n}`) as Sign
      }),
    )
    const other = await clients.session('vibol2026', 'member')
    const uploads = async () => {
      const took = []
      for (let n = 0; n < uploadsEachRound; n += 1) {
        const { status, ms } = await upload(other, small)
        // Twelve pictures may wait for a use: another was decoded, and is not kept.
        if (status !== 200 && status !== 422) throw new Error(`an upload was answered ${status}`)
        took.push(ms)
      }
      return Math.max(...took)
    }
    const statuses = new Map<number, number>()
    const bombed = async () => {
      const bombing = bombers.flatMap((bomber) =>
        Array.from({ length: bombsEachRound }, async () => {
          const { status } = await upload(bomber, bomb)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }),
      )
      const took = await uploads()
      await Promise.all(bombing)
      return took
    }
    await uploads()
    const { a, b } = await inTurn(5, uploads, bombed)
    const { ratio, noise } = ratioOf(a, b)
    const round = (value: number) => Math.round(value)
    console.table([{ 'ms alone': round(median(a)), 'ms beside bombs': round(median(b)) }])
    console.log('bombs by status:', Object.fromEntries(statuses), `noise: ${noise} times between rounds`)
    printVerdicts([{ what: 'an upload beside bombs to one alone', figure: ratio, atMost: 2, unit: 'times' }])
  } finally {
    await running.stop()
  }
})
