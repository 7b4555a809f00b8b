import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { log } from '../observability/log.ts'
import { fileVersion } from '../system/fileVersion.ts'
import { type OperatorRole, operatorRoles } from './contract/call.ts'

/** What a key looks like; a leaked one is found by its beginning. */
const keyPattern = /^bzo_[A-Za-z0-9_-]{43}$/

const maxKeys = 200

const entry = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'must be lower-case letters, digits, dots and hyphens'),
  roles: z.array(z.enum(operatorRoles)).min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be what "npm run operator -- key" wrote'),
  /** When the key ends. */
  until: z.iso.datetime({ offset: true }).optional(),
})

const file = z
  .array(entry)
  .max(maxKeys)
  .superRefine((entries, context) => {
    for (const field of ['name', 'sha256'] as const)
      if (new Set(entries.map((each) => each[field])).size < entries.length)
        context.addIssue({ code: 'custom', message: `has a ${field} twice` })
  })

type KeyEntry = z.output<typeof entry>

/** Who makes a call of operators. */
export interface Operator {
  readonly name: string
  readonly roles: readonly OperatorRole[]
}

/** 256 random bits need no slow hash. */
const digest = (key: string): Buffer => createHash('sha256').update(key).digest()

/** A new key, which is shown once, and the entry that the file of keys has for it. */
export function makeKey(of: Pick<KeyEntry, 'name' | 'roles' | 'until'>): { key: string; entry: KeyEntry } {
  const key = `bzo_${randomBytes(32).toString('base64url')}`
  return { key, entry: entry.parse({ ...of, sha256: digest(key).toString('hex') }) }
}

/** Reads a file of keys. Throws with its name and what is wrong with it. */
function readKeys(path: string): readonly KeyEntry[] {
  let written: unknown
  try {
    written = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`OPERATOR_KEYS: ${error instanceof Error ? error.message : error}`)
  }
  const read = file.safeParse(written)
  if (read.success) return read.data
  throw new Error(`OPERATOR_KEYS ${path}: ${z.prettifyError(read.error)}`)
}

export interface OperatorKeys {
  /** Whose key it is; null for one that is unknown or has ended. */
  find(key: string, now: Date): Operator | null
}

/**
 * The keys of a file, followed while the platform runs: a key that is taken out is refused from its next call on. Throws where
 * the file cannot be used to begin with; later, a file that cannot be used is opened to no one until it is repaired.
 */
export function followKeys(path: string): OperatorKeys {
  let version = fileVersion(path)
  let keys = readKeys(path)
  const refresh = () => {
    const next = fileVersion(path)
    if (next === version) return
    version = next
    keys = []
    try {
      keys = readKeys(path)
      log.info({ event: 'security', where: path, keys: keys.length }, 'changed operator keys are used')
    } catch (error) {
      log.error({ event: 'security', where: path, error: String(error) }, 'operators are shut out')
    }
  }
  return {
    find(key, now) {
      refresh()
      if (!keyPattern.test(key)) return null
      const given = digest(key)
      // Each is compared, and all of each: how long it takes says nothing about which were near.
      const found = keys.filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), given))[0]
      if (!found || (found.until && new Date(found.until) <= now)) return null
      return { name: found.name, roles: found.roles }
    },
  }
}
