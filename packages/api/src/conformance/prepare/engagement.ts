import { type Calls, calls } from '../../contract/index.ts'
import { codeOf, Skipped } from '../expect.ts'
import { fixtures } from '../fixtures.ts'
import { withProof } from '../human.ts'
import { patiently } from '../ids.ts'
import { newMember } from './people.ts'
import { type Desk, type Prepare, withBody } from './preparation.ts'

/** One pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The bonus that a new member is welcomed with. */
async function offeredBonus(desk: Desk) {
  const { as } = await newMember(desk)
  const read = async () => (await desk.value('bonuses', { query: {} }, as)).rows
  const [bonus] = await desk.until('a welcome bonus', read, (rows) => rows.length > 0)
  return { as, id: bonus?.id ?? '' }
}

/** An image that can be read. */
export function aPicture(): Blob {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** Promotions, bonuses, codes, cases and images. */
export const engagement: Partial<Record<keyof Calls, Prepare>> = {
  async claimPromotion(desk) {
    const as = await desk.session('member')
    const read = async () => (await desk.value('promotionStates', {}, as)).states
    for (const { promotionId, status } of await read()) {
      if (status !== 'joinNow') continue
      const input = { params: { id: promotionId }, body: fixtures.applyForPromotion.body }
      await patiently(() => desk.target.ask(calls.applyForPromotion, input, { as }))
    }
    const claimable = ({ status }: { status: string }) => status === 'claimPayout'
    const states = await desk.until('a payout to claim', read, (all) => all.some(claimable))
    return { input: { params: { id: states.find(claimable)?.promotionId } } }
  },
  async claimBonus(desk) {
    const { as, id } = await offeredBonus(desk)
    return { input: { params: { id } }, as }
  },
  async cancelBonus(desk) {
    const { as, id } = await offeredBonus(desk)
    await desk.value('claimBonus', { params: { id } }, as)
    return { input: { params: { id } }, as }
  },
  async openEnvelope(desk) {
    const { body } = fixtures.sandboxEnvelope
    const { id } = await desk.value('sandboxEnvelope', { body })
    return { input: { params: { id } } }
  },
  async redeemPromoCode(desk, sample) {
    const { promoCode } = desk.target.options
    if (!promoCode) throw new Skipped('no promo code was given (--promo-code)')
    const { as } = await newMember(desk)
    return { input: withBody(sample, { code: promoCode }), as }
  },
  async escalateCase(desk) {
    const as = await desk.session('member')
    const input = await withProof(desk.target, fixtures.feedback)
    const told = await patiently(() => desk.target.ask(calls.feedback, input, { as }))
    if (told.status !== 200) throw new Skipped(`feedback is answered with ${codeOf(told)}`)
    const read = async () => (await desk.value('cases', { query: {} }, as)).rows
    const answered = ({ state }: { state: string }) => state === 'answered'
    const rows = await desk.until('an answer to a case', read, (all) => all.some(answered))
    return { input: { params: { id: rows.find(answered)?.id } } }
  },
  async uploadPicture() {
    return { input: { file: aPicture() } }
  },
}
