import { setTimeout as pause } from 'node:timers/promises'
import { type Envelope, type ErrorCode, errorStatus } from '@baize/api/contract'
import { newId } from '@baize/platform/database/index.ts'
import { currentVendorKey, signedHeaders } from '@baize/platform/http/signature.ts'
import type { Platform } from '@baize/platform/platform.ts'

/** The platform's final response. No response at all is `unknown`: it may have happened, or not. */
export type WalletAnswer =
  | { readonly kind: 'done'; readonly balance: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'unknown' }

type Operation = 'balance' | 'bet' | 'win' | 'rollback' | 'void'

/** What a call sends: ids and amounts as text, and what describes a bet. */
export type WalletBody = Readonly<Record<string, string | boolean | readonly object[]>>

const tries = 4
const timeoutMs = 5_000
const isCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorStatus, code)

/**
 * One call of the vendor's server to the platform's seamless wallet: real HTTP, signed, tried again with the same
 * transaction and a new request id until there is a definite response.
 */
export async function callWallet(
  platform: Platform,
  vassalage: string,
  operation: Operation,
  body: WalletBody,
): Promise<WalletAnswer> {
  const url = new URL(`/seamless/${operation}`, platform.settings.publicUrls.platform)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await pause(100 * 3 ** attempt)
    const answer = await post(platform, vassalage, url, { ...body, requestId: newId() })
    if (answer.kind !== 'unknown') return answer
  }
  return { kind: 'unknown' }
}

async function post(
  platform: Platform,
  vassalage: string,
  url: URL,
  body: WalletBody,
): Promise<WalletAnswer> {
  const text = JSON.stringify(body)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(
          { code: vassalage, key: currentVendorKey(platform.secrets, vassalage) },
          { method: 'POST', path: url.pathname, body: text },
          platform.now(),
        ),
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = (await response.json()) as Envelope
    if (answer.success) return { kind: 'done', balance: (answer.value as { balance: string }).balance }
    if (response.status >= 500 || response.status === 429 || !isCode(answer.code)) return { kind: 'unknown' }
    return { kind: 'refused', code: answer.code }
  } catch {
    return { kind: 'unknown' }
  }
}
