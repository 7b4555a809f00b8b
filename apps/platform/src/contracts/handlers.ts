import type { Unit } from '../database/index.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { sortedPage } from '../wallet/sortedPage.ts'
import { bringIntoForce, lockSides, terminate } from './agree.ts'
import { keepText, readText } from './consentText.ts'
import {
  addStep,
  type Contract,
  contractOfSide,
  describeContracts,
  notifyContract,
  readContract,
  sendOutcome,
} from './contract.ts'
import { contractSortKey } from './contractSort.ts'
import { isEnding } from './expiry.ts'
import { directDownline, draftOffer, writeOffer } from './offer.ts'
import { previewOf } from './preview.ts'
import { textVersion } from './texts.ts'
import { differenceOf } from './wording.ts'

type Keyed = { readonly platform: Platform; readonly unit: Unit }

const notifyEnded = async ({ platform, unit }: Keyed, ending: readonly { contract: Contract }[]) => {
  for (const { contract } of ending) {
    await notifyContract(platform, unit, 'contractChanged', contract, [contract.party_id, contract.upline_id])
  }
}

const otherSide = (contract: Contract, memberId: string): string | null =>
  contract.party_id === memberId ? contract.upline_id : contract.party_id

/** Sends both sides of contracts that ended with one above them a message. */
const sendEnded = async ({ platform, unit }: Keyed, ending: readonly { contract: Contract }[]) => {
  for (const { contract } of ending) {
    for (const memberId of [contract.party_id, contract.upline_id]) {
      await sendOutcome(platform, unit, 'contractEnded', contract, memberId)
    }
  }
}

export const contractHandlers: Pick<
  Handlers,
  | 'contracts'
  | 'contractDetail'
  | 'contractText'
  | 'contractPreview'
  | 'previewOffer'
  | 'offerContract'
  | 'acceptContract'
  | 'rejectContract'
  | 'requestTermination'
  | 'answerTermination'
> = {
  async contracts({ query }, { db, session, settings, now }) {
    const at = now()
    const own = query.side === 'own'
    let rows = db
      .selectFrom('contract')
      .where(own ? 'contract.party_id' : 'contract.upline_id', '=', session.memberId)
    if (settings.brand.policyProfile === 'regulated') rows = rows.where('kind', '=', 'dividend')
    if (query.kind) rows = rows.where('kind', '=', query.kind)
    if (query.state === 'invalid') rows = rows.where('ends_at', '<=', at)
    else if (query.state) {
      rows = rows
        .where('state', '=', query.state)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    }
    if (query.account) {
      const key = accountKey(query.account)
      rows = rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom('member')
            .select('member.id')
            .whereRef('member.id', '=', 'contract.party_id')
            .where('member.account_key', '=', key),
        ),
      )
    }
    const key = query.sort ? contractSortKey(query.sort, at) : null
    const { rows: shown, page } = await sortedPage(rows, 'contract', query, key, 'offered_at')
    return { rows: await describeContracts(db, shown, at), page }
  },

  async contractDetail({ params }, { db, session, now }) {
    const contract = await sideContract(db, params.id, session.memberId)
    const value = await readContract(db, contract.id, now())
    const previous = contract.previous_id ? await readContract(db, contract.previous_id, now()) : null
    const steps = await db
      .selectFrom('contract_step')
      .leftJoin('member', 'member.id', 'contract_step.member_id')
      .select(['action', 'member.account', 'at', 'text_version', 'language'])
      .where('contract_id', '=', contract.id)
      .orderBy('position')
      .execute()
    return {
      contract: value,
      previous,
      difference: differenceOf(previous, value),
      history: steps.map((step) => ({
        action: step.action,
        account: step.account,
        at: step.at.toISOString(),
        textVersion: step.text_version,
        language: step.language,
      })),
    }
  },

  async contractText({ query }, { db, language }) {
    const version = query.version ?? textVersion
    const text = await readText(db, version, query.language ?? language)
    if (!text) throw new Refusal('notFound')
    return { version, ...text, sections: [...text.sections] }
  },

  async contractPreview({ params }, { db, session, settings, now }) {
    return previewOf(db, settings.brand, await sideContract(db, params.id, session.memberId), now())
  },

  async previewOffer({ body: { toMemberId, ...asked } }, { db, session, settings, now }) {
    const partyId = await directDownline(db, session.memberId, toMemberId)
    const sides = { uplineId: session.memberId, partyId }
    return previewOf(db, settings.brand, await draftOffer(db, settings.brand, sides, asked, now()), now())
  },

  async offerContract({ body: { toMemberId, ...asked } }, context) {
    const { unit, platform, session, settings, now } = context
    const partyId = await directDownline(unit.trx, session.memberId, toMemberId)
    const sides = { uplineId: session.memberId, partyId }
    const draft = await draftOffer(unit.trx, settings.brand, sides, asked, now())
    await lockSides(unit.trx, draft)
    await writeOffer(unit.trx, settings.brand, draft)
    await notifyContract(platform, unit, 'contractOffered', draft, [partyId])
    return readContract(unit.trx, draft.id, now())
  },

  async acceptContract({ params, body }, context) {
    const { unit, platform, session, settings, now } = context
    const at = now()
    if (body.textVersion !== textVersion) {
      throw new Refusal('invalidFields', { problems: [{ field: 'textVersion', code: 'outdated' }] })
    }
    const seen = await sideContract(unit.trx, params.id, session.memberId)
    await lockSides(unit.trx, seen)
    const contract = await contractOfSide(unit.trx, params.id, session.memberId)
    if (contract.party_id !== session.memberId) throw new Refusal('notFound')
    if (contract.state !== 'requested' || contract.answer_by <= at) {
      throw new Refusal('wrongState', { params: { state: contract.state } })
    }
    const ending = await bringIntoForce(unit.trx, settings.brand, contract, at)
    const readIn = await keepText(unit.trx, body.textVersion, body.language, at)
    await addStep(unit.trx, contract.id, {
      action: 'accepted',
      memberId: session.memberId,
      at,
      textVersion: body.textVersion,
      language: readIn,
    })
    await notifyEnded({ platform, unit }, [{ contract }, ...ending])
    await sendOutcome(platform, unit, 'contractAccepted', contract, contract.upline_id)
    await sendEnded({ platform, unit }, ending)
    return readContract(unit.trx, contract.id, at)
  },

  async rejectContract({ params }, { unit, platform, session, now }) {
    const contract = await contractOfSide(unit.trx, params.id, session.memberId)
    if (contract.state !== 'requested') {
      throw new Refusal('wrongState', { params: { state: contract.state } })
    }
    await unit.trx.updateTable('contract').set({ state: 'denied' }).where('id', '=', contract.id).execute()
    await addStep(unit.trx, contract.id, { action: 'rejected', memberId: session.memberId, at: now() })
    await notifyEnded({ platform, unit }, [{ contract }])
    await sendOutcome(platform, unit, 'contractRefused', contract, otherSide(contract, session.memberId))
    return readContract(unit.trx, contract.id, now())
  },

  async requestTermination({ params }, { unit, platform, session, now }) {
    const contract = await contractOfSide(unit.trx, params.id, session.memberId)
    if (contract.state !== 'valid' || isEnding(contract)) {
      throw new Refusal('wrongState', { params: { state: contract.state } })
    }
    await unit.trx
      .updateTable('contract')
      .set({ state: 'terminationRequested', termination_by: session.memberId })
      .where('id', '=', contract.id)
      .execute()
    const step = { action: 'terminationRequested', memberId: session.memberId, at: now() } as const
    await addStep(unit.trx, contract.id, step)
    const other = otherSide(contract, session.memberId)
    await notifyContract(platform, unit, 'contractTerminationRequested', contract, [other])
    return readContract(unit.trx, contract.id, now())
  },

  async answerTermination({ params, body }, { unit, platform, session, settings, now }) {
    const seen = await sideContract(unit.trx, params.id, session.memberId)
    await lockSides(unit.trx, seen)
    const contract = await contractOfSide(unit.trx, params.id, session.memberId)
    if (contract.state !== 'terminationRequested') {
      throw new Refusal('wrongState', { params: { state: contract.state } })
    }
    if (body.agree && contract.termination_by === session.memberId) throw new Refusal('forbidden')
    const action = body.agree ? 'terminationAgreed' : 'terminationRefused'
    await addStep(unit.trx, contract.id, { action, memberId: session.memberId, at: now() })
    let ending: readonly { contract: Contract }[] = []
    if (body.agree) ending = await terminate(unit.trx, settings.brand, contract, now())
    else {
      await unit.trx
        .updateTable('contract')
        .set({ state: 'valid', termination_by: null })
        .where('id', '=', contract.id)
        .execute()
    }
    await notifyEnded({ platform, unit }, [{ contract }, ...ending])
    await sendOutcome(platform, unit, action, contract, otherSide(contract, session.memberId))
    await sendEnded({ platform, unit }, ending)
    return readContract(unit.trx, contract.id, now())
  },
}

/** A contract of which the account is one side; contracts of others are not found. */
async function sideContract(db: Db, id: string, memberId: string): Promise<Contract> {
  const row = await db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (row.party_id !== memberId && row.upline_id !== memberId)) throw new Refusal('notFound')
  return row
}
