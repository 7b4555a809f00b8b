/** The addresses that lead to one of these origins, over http or https and without a user name in them. */
export function allowedAddresses(addresses: readonly string[], origins: readonly string[]): string[] {
  const allowed = new Set(origins.flatMap((origin) => (URL.canParse(origin) ? new URL(origin).origin : [])))
  return addresses.filter((address) => {
    if (!URL.canParse(address)) return false
    const { protocol, origin, username, password } = new URL(address)
    return /^https?:$/.test(protocol) && username === '' && password === '' && allowed.has(origin)
  })
}
