import { logFault } from '../http/failure.ts'
import { signBody } from '../http/signature.ts'
import type { Platform } from '../platform.ts'

const atOnce = 50
const maxTries = 6

/**
 * Passes waiting messages to the operator's gateway; what it does not take is tried again, later and later, for about
 * an hour.
 */
async function deliverMessages(platform: Platform, gateway: string): Promise<number> {
  const { db, secrets } = platform
  const waiting = await db
    .selectFrom('outbox_message')
    .selectAll()
    .where('state', '=', 'queued')
    .where('due_at', '<=', platform.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  let sent = 0
  for (const row of waiting) {
    const body = JSON.stringify({
      id: row.id,
      channel: row.channel,
      to: secrets.open('message-to', row.to_sealed),
      language: row.language,
      text: secrets.open('message-text', row.text_sealed),
    })
    const taken = await hand(platform, gateway, body)
    const tries = row.tries + 1
    const state = taken ? 'sent' : tries >= maxTries ? 'failed' : 'queued'
    const later = new Date(platform.now().getTime() + 15_000 * 3 ** tries)
    await db
      .updateTable('outbox_message')
      .set({ state, tries, ...(state === 'queued' ? { due_at: later } : {}) })
      .where('id', '=', row.id)
      .where('state', '=', 'queued')
      .execute()
    if (taken) sent++
  }
  return sent
}

/** The gateway knows a message by its id: one that it took and whose response was lost is not sent twice. */
async function hand({ secrets }: Platform, gateway: string, body: string): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'x-baize-signature': signBody(secrets.mark('message-gateway', 'key'), body),
  }
  try {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(gateway, { method: 'POST', headers, body, signal, redirect: 'error' })
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    logFault(error, 'message gateway')
    return false
  }
}

/** Starts the delivery, where there is a gateway. */
export async function startOutbox(platform: Platform): Promise<void> {
  const { messageGateway } = platform.settings
  if (messageGateway === null) return
  await platform.jobs.every('outbox', 2, async () => {
    await deliverMessages(platform, messageGateway)
  })
}
