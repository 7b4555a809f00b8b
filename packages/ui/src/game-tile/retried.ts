/** A second address for a second try, which no cache answers with the first failure. */
export function retried(address: string): string {
  return address.startsWith('data:') ? address : `${address}${address.includes('?') ? '&' : '?'}retry=1`
}
