import type { Db } from '../http/implement.ts'
import { log } from '../observability/log.ts'
import { randomToken, type Secrets, secretsFrom } from './secrets.ts'

/** The row of the sealed data secret, and the purpose that it is sealed for. */
const sealedName = 'data'
/** The row of a data secret that nothing seals, where there is no `PLATFORM_SECRET`. */
const plainName = 'platform'

const wrongSecret = () =>
  new Error(
    'PLATFORM_SECRET is not the one that this database is sealed under. Start with that one; to change it, see ' +
      '"npm run db:reseal" in docs/operations.md.',
  )

/**
 * The keys of all that the platform seals and looks up by a digest. They are derived from the data secret of the database, which
 * is random and sealed under `PLATFORM_SECRET`: that one can be changed without anything else being sealed again. Without one,
 * the data secret lies in the database as it is.
 */
export async function openSecrets(db: Db, platformSecret: string | null): Promise<Secrets> {
  if ((await readValue(db, sealedName)) === null && platformSecret !== null)
    await sealFirst(db, platformSecret)
  const sealed = await readValue(db, sealedName)
  if (sealed === null) return secretsFrom(await put(db, plainName, randomToken()))
  if (platformSecret === null)
    throw new Error('PLATFORM_SECRET is not set, and this database is sealed under one.')
  return secretsFrom(openSealed(platformSecret, sealed))
}

/** Seals the data secret under another `PLATFORM_SECRET`. Processes that run go on; each starts with the new one from then on. */
export async function resealDataSecret(db: Db, before: string, after: string): Promise<void> {
  await openSecrets(db, before)
  await db.transaction().execute(async (trx) => {
    const { value } = await trx
      .selectFrom('platform_secret')
      .select('value')
      .where('name', '=', sealedName)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('platform_secret')
      .set({ value: secretsFrom(after).seal(sealedName, openSealed(before, value)) })
      .where('name', '=', sealedName)
      .execute()
  })
}

function openSealed(platformSecret: string, sealed: string): string {
  try {
    return secretsFrom(platformSecret).open(sealedName, sealed)
  } catch {
    throw wrongSecret()
  }
}

/** A database that was used before keeps the secret that it was used with, sealed; a new one gets a random one. */
async function sealFirst(db: Db, platformSecret: string): Promise<void> {
  const plain = await readValue(db, plainName)
  const key = await db
    .selectFrom('encryption_key')
    .select('sealed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const used = [platformSecret, ...(plain === null ? [] : [plain])]
  const secret = key ? used.find((each) => opens(each, key.sealed)) : randomToken()
  if (secret === undefined) {
    // Another process has sealed one meanwhile, before it made its first key.
    if ((await readValue(db, sealedName)) !== null) return
    throw wrongSecret()
  }
  await put(db, sealedName, secretsFrom(platformSecret).seal(sealedName, secret))
  await db.deleteFrom('platform_secret').where('name', '=', plainName).execute()
  log.info({ where: 'secrets' }, 'the data secret is sealed under PLATFORM_SECRET')
}

function opens(secret: string, sealed: string): boolean {
  try {
    secretsFrom(secret).open('encryption-key', sealed)
    return true
  } catch {
    return false
  }
}

async function readValue(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Writes a value unless another process has, and returns what is there. */
async function put(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('platform_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readValue(db, name)) ?? value
}
