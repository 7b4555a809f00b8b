import type { Unit } from '../../database/index.ts'
import { send } from '../../gateways/ask.ts'
import type { Platform } from '../../platform.ts'
import { picturesOf } from '../../uploads/uploads.ts'
import { identityUse, isIdentityShown } from '../identity.ts'
import { withdrawalProgress } from '../progressJob.ts'
import type { Withdrawal } from '../withdrawal.ts'

/** Seconds after which a document that is not reviewed yet is reported again: URLs of images are valid for an hour. */
const againAfter = 1_800

/** Requests the gateway's review of a document, repeatedly until it has decided. */
export async function notifyDocument(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  const gateway = platform.settings.payoutGateway
  if (gateway === null || !isIdentityShown(current)) return
  const { id } = current
  const job = { withdrawalId: id, next: 'notifyDocument' } as const
  await platform.jobs.send(unit.trx, withdrawalProgress, job, { after: againAfter })
  const pictures = (await picturesOf(platform, unit.trx, identityUse, [id])).get(id) ?? []
  // Over HTTP, and so not before this transaction has released the database.
  unit.afterCommit(async () => {
    await send(platform, gateway, '/documents', `document-${id}`, { withdrawalId: id, pictures }, () => null)
  })
}
