import { exportJWK, generateKeyPair } from 'jose'
import { expectCode, Skipped } from './expect.ts'
import { type Check, sampleOf, sessionOf } from './suite.ts'
import { pathOf } from './target.ts'

/** An encrypted body is taken sealed only, for its own call, in its time, once, and to a key that is published. */
export const encryption: Check = {
  name: 'encryption',
  async run(suite, definition) {
    if (!definition.encrypted) throw new Skipped('')
    const { target } = suite
    const as = await sessionOf(suite, definition)
    const { body } = await sampleOf(suite, definition)
    const { method } = definition
    const path = pathOf(definition)
    const send = (sealed: unknown) => target.ask(definition, { body: sealed }, { as, plain: true })
    const refused = async (sealed: unknown, what: string) =>
      expectCode(await send(sealed), ['decryptionFailed'], what)
    await refused(body, 'in plain')
    await refused(await target.seal({ method, path: `${path}/other`, body }), 'sealed for another path')
    await refused(
      await target.seal({ method: method === 'PUT' ? 'POST' : 'PUT', path, body }),
      'for another method',
    )
    const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true })
    const { keys } = await target.keys()
    const [newest] = keys
    if (!newest) return
    const stranger = { ...(await exportJWK(publicKey)), kid: newest.kid }
    await refused(await target.seal({ method, path, body }, stranger), 'sealed to another key')
    await refused(
      await target.seal({ method, path, body }, { ...newest, kid: 'unknown' }),
      'to an unknown key',
    )
    const { jwe } = await target.seal({ method, path, body })
    await refused({ jwe: `${jwe.slice(0, -4)}AAAA` }, 'with its seal broken')
    const old = new Date(Date.now() - 3_600_000).toISOString()
    expectCode(
      await send(await target.seal({ method, path, body, at: old })),
      ['replayedRequest'],
      'an hour old',
    )
    // Nothing is done by these: the body has no field that the call knows.
    for (const [index, key] of keys.entries()) {
      const sealed = await target.seal({ method, path, body: { unheardOf: 1 } }, key)
      expectCode(await send(sealed), ['invalidFields'], `sealed to live key ${index + 1}`)
      expectCode(await send(sealed), ['replayedRequest'], 'sent twice')
    }
  },
}
