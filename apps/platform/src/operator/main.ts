/**
 * `npm run operator -- key --name ana --roles content,read [--until 2027-01-01T00:00:00Z]`: a new key. It is shown once; the line
 * for the file of keys (`OPERATOR_KEYS`) has its hash only.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { operatorRoles } from './contract/call.ts'
import { makeKey } from './keys.ts'

const usage = `npm run operator -- key --name <name> --roles <role,role> [--until <time>]

  Roles: ${operatorRoles.join(', ')} (docs/operator-api.md).`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, roles: { type: 'string' }, until: { type: 'string' } },
  })
  if (positionals.join() !== 'key' || !values.name || !values.roles) throw new Error(usage)
  const roles = z.array(z.enum(operatorRoles)).parse(values.roles.split(','))
  const { key, entry } = makeKey({
    name: values.name,
    roles,
    ...(values.until ? { until: values.until } : {}),
  })
  console.log(
    `The key, which is shown only now:\n  ${key}\n\nIts entry in the file of OPERATOR_KEYS, a JSON array:`,
  )
  console.log(`  ${JSON.stringify(entry)}`)
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message)
  process.exitCode = 2
}
