/**
 * `npm run operator -- key --name ana --roles content,read [--until 2027-01-01T00:00:00Z]`: a new key. It is shown once; the line
 * for the file of keys (`OPERATOR_KEYS`) has its hash only. `npm run operator -- vendor-key --vendor EMR [--version 2]`: the key
 * that a vendor signs with.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openSecrets } from '../encryption/dataSecret.ts'
import { vendorKey } from '../http/signature.ts'
import { openPlatformDatabase } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { operatorRoles } from './contract/call.ts'
import { makeKey } from './keys.ts'

const usage = `npm run operator -- key --name <name> --roles <role,role> [--until <time>]
npm run operator -- vendor-key --vendor <code> [--version <number>]

  Roles: ${operatorRoles.join(', ')}. The version is the keyVersion of the vendor's content, 1 unless it is set
  (docs/operator-api.md). A vendor's key is made from PLATFORM_SECRET and the database: set what the platform has.`

interface Values {
  name?: string | undefined
  roles?: string | undefined
  until?: string | undefined
  vendor?: string | undefined
  version?: string | undefined
}

function printKey({ name, roles: named, until }: Values): void {
  if (!name || !named) throw new Error(usage)
  const roles = z.array(z.enum(operatorRoles)).parse(named.split(','))
  const { key, entry } = makeKey({ name, roles, ...(until ? { until } : {}) })
  console.log(
    `The key, which is shown only now:\n  ${key}\n\nIts entry in the file of OPERATOR_KEYS, a JSON array:`,
  )
  console.log(`  ${JSON.stringify(entry)}`)
}

async function printVendorKey({ vendor, version = '1' }: Values): Promise<void> {
  if (!vendor || !/^[1-9]\d{0,5}$/.test(version)) throw new Error(usage)
  const settings = readSettings(process.env)
  const database = await openPlatformDatabase(settings)
  try {
    const secrets = await openSecrets(database.db, settings.secret)
    console.log(vendorKey(secrets, vendor, Number(version)))
  } finally {
    await database.close()
  }
}

const tasks: Readonly<Record<string, (values: Values) => void | Promise<void>>> = {
  key: printKey,
  'vendor-key': printVendorKey,
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ name: { type: 'string' }, roles: { type: 'string' }, until: { type: 'string' } },
      ...{ vendor: { type: 'string' }, version: { type: 'string' } },
    },
  })
  const task = tasks[positionals.join()]
  if (!task) throw new Error(usage)
  await task(values)
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message)
  process.exitCode = 2
}
