/** More arguments than a call takes everywhere. */
const chunk = 8192

/** Bytes as base64, as JSON can have them. */
export function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}

/** The bytes that a base64 text stands for; throws for another text. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}
