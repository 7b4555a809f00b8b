import type { ErrorCode } from '../contract/errors.ts'
import { expectCode, Failure, Skipped } from './expect.ts'
import { type Check, partyOf, sampleOf } from './suite.ts'

const wrongSite: readonly ErrorCode[] = ['forbidden', 'notSignedIn']

/** Only whom the role table names: not without a session, nor with half of one, another site's, or another role's. */
export const roles: Check = {
  name: 'roles',
  async run(suite, definition) {
    const { target } = suite
    const input = await sampleOf(suite, definition)
    if (definition.roles.includes('vendor')) {
      for (const headers of [{}, { 'x-vendor': 'X', 'x-vendor-signature': '0'.repeat(64) }] as Record<
        string,
        string
      >[]) {
        const unsigned = { 'x-vendor': '', 'x-vendor-signature': '', ...headers }
        expectCode(await target.ask(definition, input, { headers: unsigned }), ['badSignature'], 'unsigned')
      }
      return
    }
    if (partyOf(definition) === null) throw new Skipped('open to visitors')
    const open = definition.roles.includes('visitor')
    const member = await target.session('member')
    const agent = await target.session('agent')
    const trial = await target.session('trial')
    const whole = definition.roles.includes('member') ? member : agent
    if (!open) expectCode(await target.ask(definition, input), ['notSignedIn'], 'without a session')
    if (whole && !open) {
      const { site } = whole
      for (const half of [
        { ...whole, cookie: '' },
        { ...whole, token: '' },
        { ...whole, token: 'x'.repeat(43) },
      ]) {
        expectCode(await target.ask(definition, input, { as: half, site }), ['notSignedIn'], 'half a session')
      }
      const other = site === 'member' ? 'agent' : 'member'
      expectCode(
        await target.ask(definition, input, { as: whole, site: other }),
        wrongSite,
        'on the other site',
      )
      expectCode(
        await target.ask(definition, input, { as: whole, site: 'operator' }),
        ['malformedRequest'],
        'on no site',
      )
    }
    if (member && !definition.roles.includes('member')) {
      expectCode(await target.ask(definition, input, { as: member }), ['forbidden'], 'as a member')
    }
    if (agent && !definition.roles.includes('agent')) {
      expectCode(await target.ask(definition, input, { as: agent }), ['forbidden'], 'as an agent')
    }
    if (trial && !definition.roles.includes('trial')) {
      expectCode(
        await target.ask(definition, input, { as: trial }),
        ['realAccountNeeded'],
        'as a trial account',
      )
    }
    await foreignId(suite, definition)
  },
}

/** What one member can read is not found by another. */
async function foreignId(suite: Parameters<Check['run']>[0], definition: Parameters<Check['run']>[1]) {
  if (!definition.params || definition.method !== 'GET') return
  const own = await sampleOf(suite, definition)
  const other = await suite.target.session('otherMember')
  if (!other || Object.values(own.params ?? {}).includes('unknown')) return
  const told = await suite.target.ask(definition, own, { as: other })
  if (told.status === 200) throw new Failure('another member reads it')
  const refused: ErrorCode[] = definition.roles.includes('member') ? ['notFound'] : ['notFound', 'forbidden']
  expectCode(told, refused, 'as another member')
}
