import { fixtures } from '@baize/api/conformance'
import {
  type CallDefinition,
  calls,
  type SubUserPermission,
  subUserPermissions,
  subUserPolicy,
} from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { answersAlways } from '@baize/platform/http/guard.ts'
import type { CallId } from '@baize/platform/http/implement.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestAnswer, type TestPlatform } from './testing.ts'
import { type Actor, type ActorName, actorNames, makeActors } from './testingActors.ts'

const all: [CallId, CallDefinition][] = Object.entries(calls) as [CallId, CallDefinition][]

/** The gate's response to an actor; `open` when the call itself decides. */
type Gate = 'open' | 'badSignature' | 'notSignedIn' | 'realAccountNeeded' | 'forbidden'

/** The role table of the contract, read for one person. */
function gateOf({ id, roles }: CallDefinition, { name, site, permission }: Actor): Gate {
  if (roles.includes('vendor')) return 'badSignature'
  if (roles.includes('sandbox') || roles.every((role) => role === 'visitor')) return 'open'
  if (name === 'visitor') return roles.includes('visitor') ? 'open' : 'notSignedIn'
  if (name === 'trial') return roles.includes('trial') ? 'open' : 'realAccountNeeded'
  if (!roles.includes(site)) return 'forbidden'
  return permission === undefined || neededOf(id).includes(permission) ? 'open' : 'forbidden'
}

/** The permissions of sub-users with which a call is made; none for a call that the policy does not name. */
function neededOf(id: string): readonly SubUserPermission[] {
  const needed = subUserPolicy[id]
  if (needed === undefined) return []
  return needed === 'own' ? subUserPermissions : subUserPermissions.slice(subUserPermissions.indexOf(needed))
}

const gates = { badSignature: 401, notSignedIn: 401, realAccountNeeded: 403, forbidden: 403 } as const

describe.each(testEngines)('who may make which call, on $name', (engine) => {
  let platform: TestPlatform
  let actors: Record<ActorName, Actor>

  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    actors = await makeActors(platform)
  })
  afterAll(() => platform?.close())

  const make = async (id: CallId, actor: Actor): Promise<TestAnswer> =>
    platform.call(id, fixtures[id] as never, { as: await actor.session(), site: actor.site })

  describe.each(actorNames)('%s', (name) => {
    test.each(all)('%s', async (id, definition) => {
      const answer = await make(id, actors[name])
      const gate = gateOf(definition, actors[name])
      const { code = '' } = answer.envelope
      if (gate !== 'open') return expect([answer.status, code]).toEqual([gates[gate], gate])
      expect(answer.status, answer.text).toBeLessThan(500)
      const shut = Object.keys(gates).filter((each) => !definition.errors?.includes(each as never))
      expect(shut, answer.text).not.toContain(code)
    })
  })

  test('sub-users only read with `view`, and none gets at the agent’s own security', () => {
    const ofAgents = all.filter(([, { roles }]) => roles.includes('agent'))
    const allowed = (permission: SubUserPermission) =>
      ofAgents.filter(([id]) => neededOf(id).includes(permission))
    const writes = (permission: SubUserPermission) =>
      allowed(permission).flatMap(([id, { method }]) => (method === 'GET' ? [] : [id]))
    const reads = [
      'authenticatorSecret',
      'changePassword',
      'confirmPassword',
      'connectAuthenticator',
      'createRecordExport',
      'eventTicket',
      'logout',
      'openReportFile',
      'payPlan',
      'removeAuthenticator',
      'subscribePush',
      'unsubscribePush',
    ]
    expect(writes('view').sort()).toEqual(reads)
    const money = [
      ...['answerTransferRequest', 'askTransfer', 'collectBills', 'createTransfer', 'hourSalaryProcessing'],
      ...['payBills', 'realtimeSalaryProcessing', 'transferUpline'],
    ]
    expect(writes('cashier').sort()).toEqual([...reads, ...money].sort())
    expect(allowed('full').map(([id]) => id)).toEqual(
      expect.arrayContaining(['offerContract', 'openAccount']),
    )
    expect(ofAgents.flatMap(([id]) => (neededOf(id).length === 0 ? [id] : [])).sort()).toEqual([
      ...['accountClosure', 'addBankAccount', 'addSubUser', 'cancelClosure'],
      ...['changePaymentPassword', 'changeSubUser'],
      ...['chooseIcon', 'confirmLimit', 'contactCode', 'defaultBankAccount'],
      ...['disableSubUser', 'endOtherSessions', 'endSession', 'exclude', 'loginHistory', 'profile'],
      ...[
        'removeBankAccount',
        'removeSubUser',
        'removeSubUserAuthenticator',
        'requestClosure',
        'requireSubUserAuthenticator',
        'resetSubUserPassword',
        'securityCentre',
      ],
      ...[
        'sessionCode',
        'sessions',
        'setLimit',
        'showIdentity',
        'subUserActions',
        'subUsers',
        'updateProfile',
      ],
      ...['verifyEmail', 'verifyMobile', 'withdrawLimitChange'],
    ])
    const unknown = Object.keys(subUserPolicy).filter((id) => !ofAgents.some(([known]) => known === id))
    expect(unknown).toEqual([])
  })

  test('a session counts on its own site only, and with both halves', async () => {
    const [whole, other] = [await actors.member.session(), await actors.otherMember.session()]
    if (!whole || !other) throw new Error('members have sessions')
    const mixed = { ...whole, cookie: other.cookie }
    for (const [id, { roles }] of all) {
      if (!roles.includes('member')) continue
      const input = fixtures[id] as never
      expect((await platform.call(id, input, { as: mixed })).envelope.code, id).toBe('notSignedIn')
      const elsewhere = await platform.call(id, input, { as: whole, site: 'agent' })
      expect(['forbidden', 'notSignedIn'], id).toContain(elsewhere.envelope.code)
    }
  })

  test('in a blocked region no one is let in, but vendors settle and the site receives the reason', async () => {
    const closed = await platform.call('sandboxStatus', { body: { status: 2 } })
    expect(closed.status).toBe(200)
    for (const [id, definition] of all) {
      const person = !definition.roles.some((role) => role === 'vendor' || role === 'sandbox')
      if (!person) continue
      for (const name of ['visitor', 'trial', 'member', 'agent'] as const) {
        const { status, envelope } = await make(id, actors[name])
        if (answersAlways.has(id)) expect(status, id).toBe(200)
        else expect([status, envelope.code], `${id} by ${name}`).toEqual([451, 'regionBlocked'])
      }
    }
    for (const id of answersAlways) {
      const { roles, method } = calls[id as CallId]
      expect([id, method, ...roles]).toEqual([id, 'GET', 'visitor'])
    }
    await platform.call('sandboxStatus', { body: { status: 0 } })
  })
})
