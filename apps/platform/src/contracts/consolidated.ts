import type { Handlers } from '../http/implement.ts'
import { isAgentType } from '../members/members.ts'
import type { ContractKind as WireKind } from '../settlement/terms.ts'
import { contractKinds } from '../settlement/terms.ts'
import { ceilingOf } from './ceiling.ts'
import { textVersion } from './texts.ts'
import { wireRate } from './wording.ts'

type Request = 'none' | 'newContract' | 'termination'

export const consolidatedHandlers: Pick<Handlers, 'contractInfo'> = {
  async contractInfo(_request, { db, session, settings, now }) {
    const at = now()
    const { policyProfile, lowerRatePolicy } = settings.brand
    const rows = await db
      .selectFrom('contract')
      .select(['kind', 'state', 'party_id', 'termination_by', 'ends_at', 'valid_from'])
      .where((eb) => eb.or([eb('party_id', '=', session.memberId), eb('upline_id', '=', session.memberId)]))
      .where((eb) =>
        eb.or([
          eb('state', '=', 'requested'),
          eb.and([
            eb('valid_from', 'is not', null),
            eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]),
          ]),
        ]),
      )
      .execute()
    // An agent who had contracts of a kind still has its bills.
    const had = await db
      .selectFrom('contract')
      .select('kind')
      .distinct()
      .where((eb) => eb.or([eb('party_id', '=', session.memberId), eb('upline_id', '=', session.memberId)]))
      .where('valid_from', 'is not', null)
      .execute()
    const ceilings = new Map<WireKind, number>()
    for (const kind of contractKinds) {
      ceilings.set(kind, await ceilingOf(db, session.memberId, kind, at))
    }
    const mayOffer = (kind: WireKind) => isAgentType(session.accountType) && (ceilings.get(kind) ?? 0) > 0
    const shown = (kind: WireKind) =>
      (policyProfile === 'standard' || kind === 'dividend') &&
      (mayOffer(kind) || [...rows, ...had].some((row) => row.kind === kind))
    const request = (kind: WireKind): Request => {
      if (!shown(kind)) return 'none'
      const own = rows.filter((row) => row.kind === kind)
      if (own.some((row) => row.state === 'requested' && row.party_id === session.memberId))
        return 'newContract'
      const asked = own.some((row) => row.termination_by !== null && row.termination_by !== session.memberId)
      return asked ? 'termination' : 'none'
    }
    const rates = contractKinds
      .filter(shown)
      .map((kind) => ({ kind, max: wireRate(ceilings.get(kind) ?? 0) }))
    return {
      contract: shown('dividend'),
      dailySalary: shown('dailySalary'),
      hourSalary: shown('hourSalary'),
      realtimeSalary: shown('realtimeSalary'),
      divtypereq: request('dividend'),
      dailysalreqtype: request('dailySalary'),
      contracthoursalreq: request('hourSalary'),
      realtimesalreqtype: request('realtimeSalary'),
      rates,
      lowerRatePolicy,
      textVersion,
    }
  },
}
