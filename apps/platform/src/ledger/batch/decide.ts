import { formatMoneyWire, money } from '@baize/api/money'
import { newId } from '../../database/ids.ts'
import { IdempotencyError } from '../../idempotency/index.ts'
import { bonusOf, cashOf, withdrawHoldOf } from '../accounts.ts'
import type { AccountRef, KeyedAnswer, KeyedPost } from '../commands.ts'
import { apply, type CoreEvent, type CoreState, coreKey, evolve } from '../core.ts'
import { LedgerError } from '../errors.ts'

/** What becomes of one command of a batch: a response, or the refusal that its caller alone receives. */
export type Verdict = { readonly answer: KeyedAnswer } | { readonly error: unknown }

/** A response that is stored under a key. */
export interface Kept {
  readonly requestHash: string
  readonly body: string | null
}

/** A journal that a batch has decided on and not written yet. */
export interface Decided {
  readonly command: KeyedPost
  readonly journal: Extract<CoreEvent, { type: 'journalWritten' }>
  readonly text: string
  readonly told: readonly Told[]
}

/** The event of a member's balance. */
interface Told {
  readonly memberId: string
  readonly payload: string
}

export interface Decisions {
  /** One for each command, at its place. */
  readonly verdicts: readonly Verdict[]
  readonly decided: readonly Decided[]
}

export const keyOf = ({ request }: KeyedPost): string => JSON.stringify([request.scope, request.key])

/** The accounts of a member's balance. */
export const walletAccountsOf = (memberId: string): readonly AccountRef[] => [
  cashOf(memberId),
  withdrawHoldOf(memberId),
  bonusOf(memberId),
]

/**
 * Decides commands one after another by the ledger's pure rules, each in the state that those before it leave:
 * exactly as if they had arrived one by one. Changes nothing but `state` and `kept`, which are the batch's own.
 */
export function decide(commands: readonly KeyedPost[], state: CoreState, kept: Map<string, Kept>): Decisions {
  const decided: Decided[] = []
  const verdicts = commands.map((command): Verdict => {
    const { requestHash } = command.request
    const before = kept.get(keyOf(command))
    if (before) return repeatOf(before, requestHash)
    try {
      const made = decideOne(command, state)
      decided.push(made)
      kept.set(keyOf(command), { requestHash, body: made.text })
      return { answer: { text: made.text, repeated: false } }
    } catch (error) {
      return { error }
    }
  })
  return { verdicts, decided }
}

function repeatOf({ requestHash, body }: Kept, asked: string): Verdict {
  if (requestHash !== asked) return { error: new IdempotencyError() }
  if (body === null) return { error: new Error('a keyed request asked for its own answer before it had one') }
  return { answer: { text: body, repeated: true } }
}

function decideOne(command: KeyedPost, state: CoreState): Decided {
  const { currency, postings } = command
  const decision = apply(state, { kind: 'post', id: newId(), currency, postings })
  if ('error' in decision) throw new LedgerError(decision.error)
  const [journal] = decision.events
  if (journal?.type !== 'journalWritten') throw new Error('the ledger decided on no journal')
  const after = new Map(journal.lines.map(({ key, balanceAfter }) => [key, balanceAfter]))
  // Written before the state moves: a response that cannot be written leaves no effect.
  const text = command.answer((account) => {
    const balance = after.get(coreKey(currency, account))
    if (balance === undefined) throw new Error('an answer shows an account that the journal does not meet')
    return wire(balance)
  })
  evolve(state, [journal])
  const told = [...new Set(command.told)].map((memberId) => ({
    memberId,
    payload: describeBalance(command, state, memberId),
  }))
  return { command, journal, text, told }
}

/** As the call `balance` shows it. */
function describeBalance(
  { currency, currencySymbol }: KeyedPost,
  state: CoreState,
  memberId: string,
): string {
  const [balance, held, bonus] = walletAccountsOf(memberId).map((ref) =>
    wire(state.accounts.get(coreKey(currency, ref))?.balance ?? 0n),
  )
  return JSON.stringify({ balance, held, bonus, currency, currencySymbol })
}

const wire = (units: bigint): string => formatMoneyWire(money(units))
