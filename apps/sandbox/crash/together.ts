/**
 * Two real processes of the platform on one PostgreSQL serve one member, as if they were one; then one of them is
 * killed.
 *
 * node apps/sandbox/crash/together.ts [--postgres <url> | start] [--bus redis://…]
 *
 * Prints a line for each promise; the exit code is 0 only when all are kept.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase } from '@baize/platform/database/index.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { Client } from 'pg'
import { agentAccount, Clients, type Person, secret } from './clients.ts'
import { paymentPassword } from './intents.ts'
import { openPage, Page, until } from './page.ts'
import { startPlatform } from './running.ts'

const { values } = parseArgs({ options: { postgres: { type: 'string' }, bus: { type: 'string' } } })
const given = values.postgres ?? process.env.DATABASE_URL ?? 'start'
const server =
  given === 'start' ? await (await import('../../../scripts/postgres.mjs')).startPostgres() : undefined
const root = server?.url ?? given
const name = `baize_together_${process.pid}_${Date.now()}`
const own = new URL(root)
own.pathname = `/${name}`

let broken = 0
function promise(what: string, holds: boolean, seen: unknown = ''): void {
  if (!holds) broken += 1
  console.log(
    `${holds ? 'holds ' : 'BROKEN'}  ${what}${holds || seen === '' ? '' : `: ${JSON.stringify(seen)}`}`,
  )
}

async function administer(statement: string) {
  const client = new Client({ connectionString: root })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

await administer(`CREATE DATABASE ${name}`)
const env = {
  ...{ DATABASE_URL: own.href, PLATFORM_SECRET: secret, SANDBOX_FAST: '1' },
  ...(values.bus ? { BUS_URL: values.bus } : {}),
}
// At once, on an empty database: both migrate, seed and start their jobs.
const [first, second] = await Promise.all([startPlatform(env), startPlatform(env)])
try {
  const [a, b] = [new Clients(), new Clients()]
  await a.reach(first.address)
  await b.reach(second.address)
  await a.signIn('dara2026', 'member')
  await a.signIn(agentAccount, 'agent')
  const [dara, agent] = [a.people.get('dara2026'), a.people.get(agentAccount)]
  if (!dara || !agent) throw new Error('nobody came in')
  await serveOneMember(a, b, dara)
  await doThingsOnce(a, b, dara, agent)
  await outliveOne(a, b, dara)
} finally {
  await second.stop()
  if (first.alive()) await first.kill()
}
const database = await openDatabase({ url: own.href })
const violations = await verifyLedger(database.db)
promise('the ledger is as promised', violations.length === 0, violations)
await database.close()
await administer(`DROP DATABASE ${name} WITH (FORCE)`)
await server?.stop()
console.log(broken === 0 ? 'two processes serve as one' : `${broken} promises are broken`)
process.exit(broken === 0 ? 0 : 1)

function balanceOf(clients: Clients, as: Person): Promise<number> {
  return clients.call('balance', undefined, { as }).then(({ value }) => Number(value.balance))
}

function depositOn(clients: Clients, as: Person, amount: string) {
  return clients.call('createDeposit', { methodId: 'local-bank', amount }, { as, key: randomUUID() })
}

async function serveOneMember(a: Clients, b: Clients, dara: Person) {
  const seen = await b.call('balance', undefined, { as: dara })
  promise('who signed in on A is signed in on B', seen.status === 200, seen.text)
  const page = await openPage(b, dara, a.address)
  promise('a ticket from B opens the events of A', await page.hears('ready'), page.heard)
  const before = await balanceOf(a, dara)
  await depositOn(b, dara, '25.00')
  promise('a deposit made on B is heard of on A', await page.hears('depositChanged'), page.heard)
  promise('its credit is heard of on A, too', await page.hears('balanceChanged'), page.heard)
  promise('and A reads the new balance', await until(async () => (await balanceOf(a, dara)) === before + 25))
  const roundId = randomUUID()
  const { play } = dara
  const bet = { playSession: play?.token ?? '', roundId, transactionId: randomUUID(), amount: '1.00' }
  const vendor = play?.vendor ?? ''
  const placed = await b.call('seamlessBet', { ...bet, requestId: randomUUID() }, { vendor })
  const again = await a.call('seamlessBet', { ...bet, requestId: randomUUID() }, { vendor })
  promise(
    'a game opened through A takes a bet through B, and its repeat through A',
    placed.status === 200 && placed.text === again.text,
    [placed.text, again.text],
  )
  page.close()
}

async function doThingsOnce(a: Clients, b: Clients, dara: Person, agent: Person) {
  await a.signIn('vibol2026', 'member')
  const toMemberId = a.people.get('vibol2026')?.memberId
  const body = { toMemberId, amount: '1.00', note: '', paymentPassword }
  const key = randomUUID()
  const before = await balanceOf(a, agent)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 === 0 ? a : b).call('createTransfer', body, { as: agent, key }),
    ),
  )
  const texts = new Set(answers.map(({ text }) => text))
  promise('F4: one transfer sent twenty times to both has one answer', texts.size === 1, [...texts])
  promise('and one effect', (await balanceOf(b, agent)) === before - 1)

  const { value } = await a.call('eventTicket', undefined, { as: dara })
  const pages = [new Page(a.address, value.ticket), new Page(b.address, value.ticket)]
  await until(() => pages.some(({ heard }) => heard.length > 0) && pages.some(({ closed }) => closed))
  promise('a ticket shown to both opens one', pages.filter(({ heard }) => heard.length > 0).length === 1)
  for (const page of pages) page.close()

  const sealed = await a.sealed('login', {
    ...{ type: 'username', username: 'dara2026', password: 'Baize-Demo-1' },
  })
  const logins = [await a.sendSealed('login', sealed), await b.sendSealed('login', sealed)]
  promise(
    'a sealed request that A has taken is refused by B',
    logins[0]?.status === 200 && logins[1]?.text.includes('replayedRequest') === true,
    logins,
  )

  let allowed = 0
  for (let n = 0; n < 40; n += 1) {
    const { status } = await (n % 2 === 0 ? a : b).call('eventTicket', undefined, { as: agent })
    if (status === 200) allowed += 1
  }
  promise('a throttle counts over both', allowed >= 20 && allowed < 35, allowed)

  const extra = await b.session('vibol2026', 'member')
  const vibol: Person = { account: 'vibol2026', memberId: '', site: 'member', ...extra }
  const page = await openPage(a, vibol, a.address)
  await page.hears('ready')
  await b.call('logout', undefined, { as: vibol })
  const { status } = await a.call('balance', undefined, { as: vibol })
  promise('who signs out on B is out on A at once', status === 401, status)
  promise('and the socket on A is closed', await until(() => page.closed))
}

async function outliveOne(a: Clients, b: Clients, dara: Person) {
  const before = await balanceOf(b, dara)
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, n) => depositOn(n % 2 === 0 ? a : b, dara, `${10 + n}.00`)),
  )
  const total = asked.reduce((sum, { value }) => sum + Number(value?.amount ?? 0), 0)
  const page = await openPage(b, dara, b.address)
  await page.hears('ready')
  await first.kill()
  promise(
    'jobs of both are done once by whoever lives, after A was killed',
    await until(async () => (await balanceOf(b, dara)) >= before + total, 180_000),
    [await balanceOf(b, dara), before, total],
  )
  // A second credit would be made within the time that a dead process's job waits for another.
  await until(() => false, 20_000)
  const after = await balanceOf(b, dara)
  promise('and none of them twice', after === before + total, { after, wanted: before + total })
  await depositOn(b, dara, '5.00')
  promise('B goes on alone', await until(async () => (await balanceOf(b, dara)) === before + total + 5))
  page.close()
}
