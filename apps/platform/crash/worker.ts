/**
 * The process that the harness kills: it moves money as fast as it can, and tells the harness over IPC of
 * each intent before it begins and of each answer after it is committed.
 */
import { type Money, parseMoney } from '@baize/api/money'
import { type Database, openDatabase, transact } from '../src/database/index.ts'
import { recordEvent } from '../src/events/index.ts'
import { requestHash, runOnce } from '../src/idempotency/index.ts'
import { cashOf, createHold, houseFor, LedgerError, post, postHold } from '../src/ledger/index.ts'
import { currency, type Intent, intents, lanes, type Message, scope } from './intents.ts'

const [folderOrUrl = '', seedText = '1', ...replays] = process.argv.slice(2)
const url = folderOrUrl.startsWith('postgres') ? folderOrUrl : undefined

const database = await openDatabase(url ? { url } : { folder: folderOrUrl })
tell({ kind: 'ready' })

// What an earlier process may or may not have done: the same key finds out, and does it at most once.
for (const replay of replays) await perform(database, JSON.parse(replay) as Intent)
tell({ kind: 'replayed' })

const source = intents(Number(seedText))
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (;;) {
      const intent = source()
      tell({ kind: 'intent', intent })
      await perform(database, intent)
    }
  }),
)

async function perform(on: Database, intent: Intent) {
  try {
    tell({ kind: 'answer', key: intent.key, answer: await move(on, intent) })
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    tell({ kind: 'refused', key: intent.key })
  }
}

function move(on: Database, intent: Intent): Promise<string> {
  const { key, from, to } = intent
  const amount = parseMoney(intent.amount)
  const note = { currency, cause: { type: 'crash', id: key }, actor: 'harness' }
  return transact(on, (unit) =>
    runOnce(unit.trx, { scope, key, requestHash: requestHash(JSON.stringify(intent)) }, async () => {
      if (intent.kind === 'withdraw') {
        const held = await createHold(unit.trx, { ...note, type: 'withdrawalHeld', owner: from, amount })
        const target = houseFor(from, 'psp.clearing')
        await postHold(unit.trx, {
          ...note,
          type: 'withdrawalPaid',
          hold: held.hold,
          amount: half(amount),
          to: target,
        })
        return `${key} ${held.id}`
      }
      const source = intent.kind === 'deposit' ? houseFor(to, 'psp.clearing') : cashOf(from)
      const type = intent.kind === 'deposit' ? 'depositCredited' : 'transferSent'
      const postings = [{ from: source, to: cashOf(to), amount }]
      const journal = await post(unit.trx, { ...note, type, owner: to, postings })
      await recordEvent(on, unit, { memberId: to, type: 'balanceChanged', payload: { key } })
      return `${key} ${journal.id}`
    }),
  )
}

function half(amount: Money): Money {
  return (amount / 2n || 1n) as Money
}

function tell(message: Message) {
  process.send?.(message)
}
