/** A second address for a second try, for which no cache has the first failure. */
export function retried(address: string): string {
  return address.startsWith('data:') ? address : `${address}${address.includes('?') ? '&' : '?'}retry=1`
}
