/** `npm run audit:export -- --from 2026-11-01 --to 2026-12-01 --format csv > november.csv`: the audit log of a period. */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { openPlatformDatabase } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { type AuditFormat, auditFormats, exportAudit } from './export.ts'

function momentOf(name: string, text: string | undefined): Date {
  const moment = new Date(text ?? '')
  if (Number.isNaN(moment.getTime()))
    throw new Error(
      `--${name} is a day (2026-11-01, from midnight UTC) or a moment (2026-11-01T07:00+07:00).`,
    )
  return moment
}

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: new Date().toISOString() },
      format: { type: 'string', default: 'jsonl' },
    },
  })
  const format = auditFormats.find((known): known is AuditFormat => known === values.format)
  if (!format) throw new Error(`--format is one of ${auditFormats.join(', ')}.`)
  const period = { from: momentOf('from', values.from), to: momentOf('to', values.to), format }
  const database = await openPlatformDatabase(readSettings(process.env))
  try {
    for await (const line of exportAudit(database.db, period))
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
