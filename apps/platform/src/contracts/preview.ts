import type { CallValue, previewOffer } from '@baize/api/contract'
import { gatherInputs } from '../bills/inputs.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { billFor } from '../settlement/bill.ts'
import type { Window } from '../settlement/windows.ts'
import { wire } from '../wallet/wire.ts'
import { beginOf, requireRate, runningOf } from './agree.ts'
import { ceilingOf } from './ceiling.ts'
import { type Contract, describeContracts } from './contract.ts'
import { triedWindows } from './triedWindows.ts'
import { differenceOf, termsOf, wireRate, wireTerms } from './wording.ts'

const shown = 100

/** What a contract would mean if it were agreed now, computed from the figures of the last windows that have closed. */
export async function previewOf(
  db: Db,
  brand: Settings['brand'],
  draft: Contract,
  now: Date,
): Promise<CallValue<typeof previewOffer>> {
  const running = await runningOf(db, draft.party_id, draft.kind)
  const from = await beginOf(db, brand, draft, running, now)
  const ending = await requireRate(db, brand, draft, from)
  const [described] = running ? await describeContracts(db, [running], now) : []
  const [party] = await db.selectFrom('member').select('path').where('id', '=', draft.party_id).execute()
  const depth = (path: string) => path.split('/').length
  const ids = ending.slice(0, shown).map(({ contract }) => contract.party_id)
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('member').select(['id', 'account', 'path']).where('id', 'in', ids).execute()
  const bill = async (contract: Contract, window: Window) => {
    const inputs = await gatherInputs(db, brand, { ...contract, valid_from: window.from }, window)
    return { inputs, result: billFor(termsOf(contract), inputs) }
  }
  const trials = []
  for (const window of await triedWindows(db, brand, draft, party?.path ?? '', now)) {
    const { inputs, result } = await bill(draft, window)
    const before = running ? (await bill(running, window)).result.amount : null
    trials.push({
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      validBet: wire(inputs.validBet),
      loss: wire(inputs.loss),
      activeMembers: inputs.active,
      before: before === null ? null : wire(before),
      after: wire(result.amount),
      base: wire(result.base),
      tier: result.tier,
      rate: wireRate(result.rate),
    })
  }
  const [example] = trials
  if (!example) throw new Error('no window has closed')
  const old = running ? wireTerms(termsOf(running), running.auto_pay) : null
  return {
    validFrom: from.toISOString(),
    running: described ?? null,
    difference: differenceOf(old, wireTerms(termsOf(draft), draft.auto_pay)),
    lowerRatePolicy: brand.lowerRatePolicy,
    ending: ending.slice(0, shown).map(({ contract, reason }) => {
      const person = people.find(({ id }) => id === contract.party_id)
      return {
        id: contract.id,
        account: person?.account ?? '',
        level: depth(person?.path ?? '') - depth(party?.path ?? ''),
        topRate: wireRate(contract.top_rate),
        reason,
      }
    }),
    endingTotal: ending.length,
    maxRate: wireRate(await ceilingOf(db, draft.upline_id, draft.kind, from)),
    example,
    examples: trials,
  }
}
