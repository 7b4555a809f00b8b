import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { openSecrets, resealDataSecret } from './dataSecret.ts'
import { makeKeyRing } from './keys.ts'
import { type Secrets, secretsFrom } from './secrets.ts'

const first = 'the first secret of thirty-two characters'
const second = 'another secret of thirty-two characters'

describe.each(testEngines)('the data secret on $name', ({ open }) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    await database.db.deleteFrom('platform_secret').execute()
    await database.db.deleteFrom('encryption_key').execute()
  })
  afterEach(() => database?.close())

  const opened = (secret: string | null) => openSecrets(database.db, secret)
  const rows = () => database.db.selectFrom('platform_secret').selectAll().execute()
  /** What a platform leaves in a database that it used. */
  const use = (secrets: Secrets) => makeKeyRing(database.db, secrets).rotate(new Date())

  test('is random, the same at every start, and sealed: neither it nor PLATFORM_SECRET is in the database', async () => {
    const before = await opened(first)
    expect((await opened(first)).mark('code', 'text')).toBe(before.mark('code', 'text'))
    expect(before.mark('code', 'text')).not.toBe(secretsFrom(first).mark('code', 'text'))
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row?.name).toBe('data')
    expect(row?.value).not.toContain(first)
  })

  test('is sealed under another secret, and all that was sealed or looked up by it still is', async () => {
    const before = await opened(first)
    await use(before)
    const sealed = before.seal('contact', 'dara@example.com')
    await resealDataSecret(database.db, first, second)
    const after = await opened(second)
    expect(after.open('contact', sealed)).toBe('dara@example.com')
    expect(after.mark('recovery', 'ABCD')).toBe(before.mark('recovery', 'ABCD'))
    await expect(opened(first)).rejects.toThrow('PLATFORM_SECRET is not the one')
  })

  test('a wrong secret, or none, starts nothing and changes nothing', async () => {
    await use(await opened(first))
    const before = await rows()
    await expect(opened(second)).rejects.toThrow('PLATFORM_SECRET is not the one')
    await expect(opened(null)).rejects.toThrow('PLATFORM_SECRET is not set')
    await expect(resealDataSecret(database.db, second, first)).rejects.toThrow(
      'PLATFORM_SECRET is not the one',
    )
    expect(await rows()).toEqual(before)
  })

  test('a database of before keeps the secret that it was used with', async () => {
    const sealed = secretsFrom(first).seal('contact', 'dara@example.com')
    await use(secretsFrom(first))
    await expect(opened(second)).rejects.toThrow('PLATFORM_SECRET is not the one')
    await resealDataSecret(database.db, first, second)
    expect((await opened(second)).open('contact', sealed)).toBe('dara@example.com')
  })

  test('one that lay there as it is, is sealed once there is a PLATFORM_SECRET', async () => {
    const plain = await opened(null)
    await use(plain)
    const sealed = plain.seal('contact', 'dara@example.com')
    expect((await rows()).map(({ name }) => name)).toEqual(['platform'])
    expect((await opened(first)).open('contact', sealed)).toBe('dara@example.com')
    expect((await rows()).map(({ name }) => name)).toEqual(['data'])
  })

  test('processes that start at once use one', async () => {
    const starts = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const secrets = await opened(first)
        await use(secrets)
        return secrets.mark('code', 'text')
      }),
    )
    expect(new Set(starts).size).toBe(1)
  })
})
