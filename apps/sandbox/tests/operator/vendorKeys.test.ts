import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { findVendor } from '@baize/platform/games/catalogue.ts'
import { signedHeaders, vendorKey } from '@baize/platform/http/signature.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newRound } from '../testingGames.ts'
import { startOperatedGames } from './testingOperator.ts'

const vendor = 'EMR'

describe.each(testEngines)('a vendor’s key, on $name', (engine) => {
  let { games, operator, close } = {} as Awaited<ReturnType<typeof startOperatedGames>>
  beforeAll(async () => {
    ;({ games, operator, close } = await startOperatedGames(engine))
  })
  afterAll(() => close?.())

  /** Reads the balance of a play session, signed with a version of the key. */
  async function signedWith(version: number, playSession: string): Promise<string> {
    const { platform } = games
    const [path, body] = ['/seamless/balance', JSON.stringify({ requestId: newRound(), playSession })]
    const party = { code: vendor, key: vendorKey(platform.secrets, vendor, version) }
    const signed = signedHeaders(party, { method: 'POST', path, body }, platform.now())
    const headers = { 'content-type': 'application/json', ...signed }
    const { envelope } = await games.send(path, { method: 'POST', headers, body })
    return envelope.code ?? 'taken'
  }

  test('is replaced by its next version, and the one before signs nothing any more', async () => {
    const playSession = await games.openGame(await games.signIn(), '1001')
    expect([await signedWith(1, playSession), await signedWith(2, playSession)]).toEqual([
      'taken',
      'badSignature',
    ])
    const { version, content } = (await operator.call('readVendors', {}, { as: 'read' })).value
    const next = { ...content, [vendor]: { ...content[vendor], keyVersion: 2 } }
    const put = await operator.call(
      'putVendors',
      { body: { expectedVersion: version, content: next } },
      { as: 'games' },
    )
    expect(put.status).toBe(200)
    await vi.waitFor(() => expect(findVendor(vendor)?.keyVersion).toBe(2), { timeout: 10_000 })
    expect([await signedWith(1, playSession), await signedWith(2, playSession)]).toEqual([
      'badSignature',
      'taken',
    ])
  })
})
