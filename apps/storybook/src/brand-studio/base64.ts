/** More arguments than a call takes everywhere. */
const chunk = 8192

/** A draft is written after each edit, mostly with the same files. */
const written = new WeakMap<Uint8Array, string>()

/** Bytes as base64, as JSON can have them. They must not be changed afterwards. */
export function base64Of(bytes: Uint8Array): string {
  const known = written.get(bytes)
  if (known !== undefined) return known
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  const text = btoa(binary)
  written.set(bytes, text)
  return text
}

/** The bytes that a base64 text stands for; throws for another text. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}
