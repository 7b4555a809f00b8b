import { bringIntoForce, lockSides } from '@baize/platform/contracts/agree.ts'
import { draftOffer, writeOffer } from '@baize/platform/contracts/offer.ts'
import { transact } from '@baize/platform/database/index.ts'
import { isAgentType, type Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import type { Person } from './people.ts'

const stepMs = 301_000

type Asked = Parameters<typeof draftOffer>[3]

/** What an agent of a level has a share of: less the further down; the first two levels daily by volume too. */
function termsFor(level: number): Asked[] {
  const share = 50 - 8 * level
  const dividend: Asked = {
    ...{ kind: 'dividend', period: 'weekly', carry: 'previousPeriod', autoPay: level % 2 === 1 },
    tiers: [{ rate: String(share - 5) }, { rate: String(share), loss: '500.00', activeMembers: 3 }],
  }
  const rate = level === 1 ? '0.4' : '0.2'
  const salary: Asked = { kind: 'dailySalary', period: 'daily', autoPay: true, tiers: [{ rate }] }
  return level <= 2 ? [dividend, salary] : [dividend]
}

async function offer(platform: Platform, party: Member, asked: Asked, agreed: boolean): Promise<void> {
  const { brand } = platform.settings
  await transact(platform.database, async ({ trx }) => {
    const sides = { uplineId: party.parent_id, partyId: party.id }
    const draft = await draftOffer(trx, brand, sides, asked, platform.now())
    await lockSides(trx, draft)
    await writeOffer(trx, brand, draft)
    if (agreed) await bringIntoForce(trx, brand, draft, platform.now())
  })
}

/** The contracts of every agent, in force from the world's beginning; downwards, as no rate may be above its upline's. */
export async function agreeOnAll(
  platform: Platform,
  people: readonly Person[],
  members: readonly Member[],
): Promise<void> {
  for (const [place, { level }] of people.entries()) {
    const member = members[place]
    if (!member || !isAgentType(member.type)) continue
    for (const asked of termsFor(level)) {
      if (platform.settings.brand.policyProfile === 'regulated' && asked.kind !== 'dividend') continue
      // An offer begins with the next five minutes, and what it passes on with its upline's own.
      const now = () => new Date(platform.now().getTime() + level * stepMs)
      await offer({ ...platform, now }, member, asked, true)
    }
  }
}

/** Offers that wait for a response at the end: a better share for every third agent that has an upline. */
export async function offerAnew(
  platform: Platform,
  people: readonly Person[],
  members: readonly Member[],
): Promise<void> {
  for (const [place, { level, isAgent }] of people.entries()) {
    const member = members[place]
    if (!member?.parent_id || !isAgent || place % 3 !== 0) continue
    const [dividend] = termsFor(level)
    if (dividend)
      await offer(platform, member, { ...dividend, tiers: [{ rate: String(51 - 8 * level) }] }, false)
  }
}
