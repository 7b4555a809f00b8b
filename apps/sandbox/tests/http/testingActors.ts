import type { SubUserPermission } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { newId, transact } from '@baize/platform/database/index.ts'
import { trialType } from '@baize/platform/http/guard.ts'
import type { Site } from '@baize/platform/http/implement.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { lookOf } from '@baize/platform/members/looks.ts'
import { addMember, type Member } from '@baize/platform/members/members.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import type { TestPlatform, TestSession } from './testing.ts'

/** As by a password. */
const opened = { ip: null, device: null, confirmed: true }

/** The positions of actors in two agent trees: what the authorization matrix has as its columns. */
export const actorNames = [
  'visitor',
  'trial',
  'member',
  'otherMember',
  'agent',
  'agentPlaying',
  'downlineAgent',
  'foreignAgent',
  'subUserView',
  'subUserCashier',
  'subUserFull',
] as const

export type ActorName = (typeof actorNames)[number]

export interface Actor {
  readonly name: ActorName
  readonly site: Site
  readonly memberId: string | null
  /** What it may do, where it is a sub-user of `agent`. */
  readonly permission?: SubUserPermission
  /** A session of its own each time: a call may end the one that it is made with. Null for the visitor. */
  session(): Promise<TestSession | null>
}

/** `member` and `downlineAgent` are in `agent`'s team; `otherMember` is in `foreignAgent`'s. */
export async function makeActors(platform: TestPlatform): Promise<Record<ActorName, Actor>> {
  const { platform: served } = platform
  const passwordHash = await served.passwords.hash('Some-pass-99')
  const paymentPasswordHash = await served.passwords.hash('246810')
  const add = async (account: string, type: number, parent: Member | null = null): Promise<Member> => {
    const joinedAt = served.now()
    const made = await addMember(served.db, {
      account,
      nickname: account,
      type,
      parent,
      passwordHash,
      paymentPasswordHash,
      joinedAt,
    })
    if (!made) throw new Error(`${account} is there already`)
    const postings = [
      { from: houseFor(made.id, 'psp.clearing'), to: cashOf(made.id), amount: parseMoney('1000.00') },
    ]
    await transact(served.database, ({ trx }) =>
      post(trx, {
        type: 'openingBalanceGranted',
        owner: made.id,
        currency: served.settings.brand.currency,
        postings,
        cause: { type: 'opening', id: made.id },
        actor: 'test',
        at: joinedAt,
      }),
    )
    return made
  }
  const actor = (name: ActorName, site: Site, member: Member | null): Actor => ({
    name,
    site,
    memberId: member?.id ?? null,
    async session() {
      if (!member) return null
      const { token, cookie } = await openSession(served, served.db, member, site, opened)
      return { site, token, cookie: cookie.split(';')[0] ?? '' }
    },
  })
  const subUser = async (name: ActorName, of: Member, permission: SubUserPermission): Promise<Actor> => {
    const account = `matrix-${permission}`
    const row = await served.db
      .insertInto('sub_user')
      .values({
        ...{ id: newId(), agent_id: of.id, account, account_key: account, account_look: lookOf(account) },
        ...{ permission, password_hash: passwordHash, must_change_password: false, created_at: served.now() },
        ...{ last_login_at: null, disabled_at: null, removed_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      ...{ name, site: 'agent', memberId: of.id, permission },
      async session() {
        const { token, cookie } = await openSession(served, served.db, of, 'agent', opened, row.id)
        return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
      },
    }
  }
  const agent = await add('matrix-agent', 1)
  const foreign = await add('matrix-foreign', 1)
  const downline = await add('matrix-downline', 2, agent)
  return {
    visitor: actor('visitor', 'member', null),
    trial: actor('trial', 'member', await add('matrix-trial', trialType)),
    member: actor('member', 'member', await add('matrix-member', 0, agent)),
    otherMember: actor('otherMember', 'member', await add('matrix-other', 0, foreign)),
    agent: actor('agent', 'agent', agent),
    agentPlaying: actor('agentPlaying', 'member', agent),
    downlineAgent: actor('downlineAgent', 'agent', downline),
    foreignAgent: actor('foreignAgent', 'agent', foreign),
    subUserView: await subUser('subUserView', agent, 'view'),
    subUserCashier: await subUser('subUserCashier', agent, 'cashier'),
    subUserFull: await subUser('subUserFull', agent, 'full'),
  }
}
