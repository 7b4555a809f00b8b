import { setTimeout as pause } from 'node:timers/promises'
import { agentAccount, type Clients } from './clients.ts'
import { bet, deposit, endOf, type Intent, type Random, transfer, voidOf, withdrawal } from './intents.ts'
import type { AcknowledgementJournal } from './journal.ts'

const downline = ['vibol2026', 'crash1', 'crash2', 'crash3', 'crash4', 'crash5']
const players = ['dara2026', ...downline]

/** Signs all members in, opens the accounts below the agent, and credits their first money. */
export async function gather(clients: Clients, journal: AcknowledgementJournal): Promise<void> {
  await clients.signIn(agentAccount, 'agent')
  const as = clients.people.get(agentAccount)
  const wanted = { accountType: 'member', maxUses: 10, expiresInDays: 1, note: '' }
  const invite = await clients.call('createInvite', wanted, { as, key: crypto.randomUUID() })
  for (const account of players) {
    if (account.startsWith('crash')) await clients.register(account, invite.value.code)
    else await clients.signIn(account, 'member')
  }
  for (const account of downline) await perform(clients, journal, transferTo(clients, account, '500.00'))
}

const transferTo = (clients: Clients, account: string, amount: string) =>
  transfer(agentAccount, clients.people.get(account)?.memberId ?? '', amount)

/** Records an intent, sends it (sometimes twice at once, as impatient clients do), records the response. */
async function perform(
  clients: Clients,
  journal: AcknowledgementJournal,
  intent: Intent,
  copies = 1,
): Promise<'done' | 'refused' | 'unknown'> {
  journal.intend(intent)
  const answers = await Promise.all(Array.from({ length: copies }, () => clients.send(intent)))
  for (const answer of answers) if (answer?.value !== undefined) journal.acknowledge(intent.key, answer.text)
  if (journal.answers.has(intent.key)) return 'done'
  if (answers.includes(undefined)) return 'unknown'
  journal.refuse(intent.key)
  return 'refused'
}

/** Repeats, twice, the requests with an unknown outcome: one effect, and the same response. */
export async function settle(clients: Clients, journal: AcknowledgementJournal): Promise<void> {
  await Promise.all(
    journal.unknown().map(async (intent) => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const [first, second] = [await clients.send(intent), await clients.send(intent)]
        if (first?.value !== undefined) journal.acknowledge(intent.key, first.text)
        if (second?.value !== undefined) journal.acknowledge(intent.key, second.text)
        if (journal.answers.has(intent.key)) return
        if (first && second) return journal.refuse(intent.key)
        await pause(200)
      }
      throw new Error(`${intent.call} ${intent.key} has no outcome`)
    }),
  )
}

/** Repeats what was acknowledged; each response must be the same, byte for byte. Returns the keys that differ. */
export async function replay(
  clients: Clients,
  journal: AcknowledgementJournal,
  keys: readonly string[],
): Promise<string[]> {
  const lost: string[] = []
  const left = [...keys]
  const lane = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const intent = journal.intents.get(key)
      let answer = intent && (await clients.send(intent))
      // Busy is not a final response: many requests are concurrent here.
      for (let tries = 0; intent && !answer && tries < 10; tries += 1) {
        await pause(100)
        answer = await clients.send(intent)
      }
      if (answer?.text !== journal.answers.get(key)) lost.push(key)
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return lost
}

/** Loads the platform from all sides until `over` reports that it has stopped. */
export async function load(
  clients: Clients,
  journal: AcknowledgementJournal,
  random: Random,
  over: () => boolean,
): Promise<void> {
  const copies = () => (random(8) === 0 ? 2 : 1)
  const lane = async (step: () => Promise<'done' | 'refused' | 'unknown'>) => {
    while (!over()) {
      const outcome = await step()
      if (outcome === 'unknown') return
      if (outcome === 'refused') await pause(100 + random(200))
    }
  }
  const playing = (account: string) =>
    lane(async () => {
      const stake = bet(account, clients.people.get(account)?.play?.token ?? '', random)
      const placed = await perform(clients, journal, stake, copies())
      if (placed !== 'done') return placed
      // Some are made void while they are open, some after their end.
      if (random(10) === 0) return perform(clients, journal, voidOf(stake), copies())
      const end = endOf(stake, random)
      const ended = await perform(clients, journal, end, copies())
      if (ended !== 'done' || end.call !== 'seamlessWin' || random(6) > 0) return ended
      return perform(clients, journal, voidOf(stake), copies())
    })
  const banking = (account: string) =>
    lane(async () => {
      const paidIn = await perform(clients, journal, deposit(account, random), copies())
      if (paidIn === 'unknown') return paidIn
      return perform(clients, journal, withdrawal(account, random), copies())
    })
  const paying = () =>
    lane(() => {
      const account = downline[random(downline.length)] ?? ''
      return perform(clients, journal, transferTo(clients, account, `1.${10 + random(80)}`), copies())
    })
  await Promise.all([...players.map(playing), ...players.map(banking), paying(), paying(), paying()])
}
