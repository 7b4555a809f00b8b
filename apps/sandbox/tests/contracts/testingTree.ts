import { bringIntoForce, lockSides } from '@baize/platform/contracts/agree.ts'
import { type Contract, lockContract } from '@baize/platform/contracts/contract.ts'
import { draftOffer, writeOffer } from '@baize/platform/contracts/offer.ts'
import { transact } from '@baize/platform/database/index.ts'
import { addMember, type Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import type { TestPlatform } from '../http/testing.ts'

type Asked = Parameters<typeof draftOffer>[3]

/** A dividend with one tier, of a percentage. */
export const dividendOf = (rate: string, change: Partial<Asked> = {}): Asked => ({
  kind: 'dividend',
  period: 'daily',
  tiers: [{ rate }],
  ...change,
})

/** Makes an agent for each number, below the one that the number names; -1 is the top. */
export async function plantTree(
  platform: Platform,
  parents: readonly number[],
  name: string,
): Promise<Member[]> {
  const agents: Member[] = []
  await transact(platform.database, async ({ trx }) => {
    agents.length = 0
    for (const [index, parent] of parents.entries()) {
      const agent = await addMember(trx, {
        account: `${name}${index}`,
        nickname: `${name} ${index}`,
        type: 1,
        parent: agents[parent] ?? null,
        passwordHash: '',
        paymentPasswordHash: null,
        joinedAt: platform.now(),
      })
      if (agent) agents.push(agent)
    }
  })
  return agents
}

/** Offers and agrees at once, as a refusal-free pair of calls would. */
export async function agreeOn(platform: Platform, party: Member, asked: Asked): Promise<Contract> {
  const { brand } = platform.settings
  return transact(platform.database, async ({ trx }) => {
    const sides = { uplineId: party.parent_id, partyId: party.id }
    const draft = await draftOffer(trx, brand, sides, asked, platform.now())
    await lockSides(trx, draft)
    await writeOffer(trx, brand, draft)
    await bringIntoForce(trx, brand, draft, platform.now())
    const agreed = await lockContract(trx, draft.id)
    if (!agreed) throw new Error('the contract is gone')
    return agreed
  })
}

/** An upline with 40 %, its downline with 10 %, and a member of that one's team; both contracts are in force. */
export async function plantDividends(running: TestPlatform, name: string, change: Partial<Asked> = {}) {
  const { platform } = running
  const [upline, party, leaf] = await plantTree(platform, [-1, 0, 1], name)
  if (!upline || !party || !leaf) throw new Error('no tree')
  await agreeOn(platform, upline, dividendOf('40', change))
  running.advance(300)
  const contract = await agreeOn(platform, party, dividendOf('10', change))
  running.advance(300)
  return { upline, party, leaf, contract }
}
