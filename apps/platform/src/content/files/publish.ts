import { publishFileAnnouncements } from '../../announcements/fromFiles.ts'
import { transact } from '../../database/index.ts'
import { logFault } from '../../http/failure.ts'
import type { Platform } from '../../platform.ts'
import { publishFilePromotions } from '../../promotions/fromFiles.ts'
import { noContent } from './follow.ts'
import type { OperatorContent } from './schema.ts'

const everyMs = 1_000

/**
 * Writes the files' content into the rows that calls read. An existing file is the whole of its kind: content that it
 * does not name ends. Any number of processes may write the same.
 */
export async function publishContent(platform: Platform, content: OperatorContent): Promise<void> {
  const { announcements, banners, promotions, vendors } = content
  await transact(platform.database, async (unit) => {
    await publishFileAnnouncements(platform, unit, announcements, banners)
    if (promotions) await publishFilePromotions(platform, unit, promotions)
    // Sorted: two processes lock the rows in one order.
    for (const [vassalage, vendor] of Object.entries(vendors ?? {}).sort()) {
      const change = { under_maintenance: vendor?.underMaintenance ?? false }
      await unit.trx
        .insertInto('vendor_state')
        .values({ vassalage, ...change })
        .onConflict((conflict) => conflict.column('vassalage').doUpdateSet(change))
        .execute()
    }
  })
}

/** Publishes the operator's files, and again whenever they change. Returns what stops that. */
export async function startContent(platform: Platform): Promise<() => Promise<void>> {
  const { content } = platform.settings
  await publishContent(platform, content.current())
  if (content === noContent) return async () => {}
  let isBehind = false
  let publishing: Promise<void> | undefined
  const timer = setInterval(() => {
    if (content.refresh()) isBehind = true
    if (!isBehind || publishing) return
    isBehind = false
    publishing = publishContent(platform, content.current())
      .catch((error: unknown) => {
        isBehind = true
        logFault(error, 'content')
      })
      .finally(() => {
        publishing = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await publishing
  }
}
