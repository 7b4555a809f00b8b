/**
 * Image bombs: a member uploads an image of a megabyte whose text chunks inflate to a gigabyte, again and again, from
 * a process of its own. How long other members' images take beside that, compared with how long without: the mean of
 * a round that is longer than the time between two images of one member.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { agentAccount, Clients, secret } from '../crash/clients.ts'
import { startPlatform } from '../crash/running.ts'
import { inTurn, ratioOf } from './measuring/compare.ts'
import { median } from './measuring/median.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'
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

const rounds = 5
/** One upload each a round: the first, and one alone and one beside bombs in five rounds, of the twelve that may be unused. */
const otherMembers = 12
const sender = new URL('./measuring/bombs.ts', import.meta.url).pathname

await withFolder((folder) =>
  withPostgres(async (url) => {
    const running = await startPlatform({ DATABASE_URL: url, PLATFORM_SECRET: secret, SANDBOX_FAST: '1' })
    const file = join(folder, 'bomb.png')
    writeFileSync(file, bomb)
    const address = `${running.address}/wps/uploads`
    const headersOf = ({ token, cookie }: Sign) => ({
      ...{ 'x-baize-site': 'member', 'content-type': 'image/png' },
      ...{ authorization: `Bearer ${token}`, cookie },
    })
    try {
      const clients = new Clients()
      await clients.reach(running.address)
      await clients.signIn(agentAccount, 'agent')
      const wanted = { accountType: 'member', maxUses: rounds + otherMembers, expiresInDays: 1, note: '' }
      const as = clients.people.get(agentAccount)
      const invite = await clients.call('createInvite', wanted, { as, key: crypto.randomUUID() })
      const register = async (account: string) => {
        await clients.register(account, invite.value.code)
        return clients.people.get(account) as Sign
      }
      const bombers: Sign[] = []
      for (let n = 0; n < rounds; n += 1) bombers.push(await register(`bomber${n}`))
      const others: Sign[] = []
      for (let n = 0; n < otherMembers; n += 1) others.push(await register(`other${n}`))
      /** The mean of one upload each, in milliseconds. */
      const uploads = async () => {
        const took: number[] = []
        for (const other of others) {
          const began = performance.now()
          const sent = { method: 'POST', headers: headersOf(other), body: new Uint8Array(small) }
          const response = await fetch(address, sent)
          await response.arrayBuffer()
          if (response.status !== 200) throw new Error(`an upload was answered ${response.status}`)
          took.push(performance.now() - began)
        }
        return took.reduce((sum, ms) => sum + ms) / took.length
      }
      const bombed = async () => {
        const bomber = bombers.pop() as Sign
        const child = spawn(process.execPath, [sender, address, JSON.stringify(headersOf(bomber)), file], {
          stdio: ['pipe', 'pipe', 'inherit'],
        })
        const ended = once(child, 'exit')
        // The first bomb has a response: the others are pending.
        await once(child.stdout, 'data')
        return uploads().finally(async () => {
          child.stdin.end()
          await ended
        })
      }
      await uploads()
      const { a, b } = await inTurn(rounds, uploads, bombed)
      const { ratio, noise } = ratioOf(a, b)
      const round = (value: number) => Math.round(value)
      console.table([{ 'ms alone': round(median(a)), 'ms beside bombs': round(median(b)) }])
      console.log(`an upload alone differs by ${noise} times between rounds`)
      printVerdicts([
        { what: 'an upload beside bombs to one alone', figure: ratio, atMost: 2, unit: 'times' },
      ])
    } finally {
      await running.stop()
    }
  }),
)
