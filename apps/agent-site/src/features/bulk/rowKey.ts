/**
 * An idempotency key that what a row says decides: the same row of the same file, or of the file in another tab, has the
 * same key, and the platform carries it out once. `batch` makes it another intent.
 */
export async function rowKey(call: string, said: readonly string[], batch = ''): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([call, batch, ...said]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
