import { BlockList, isIP } from 'node:net'

/** Networks whose visitors are blocked: addresses and CIDR ranges of both families. Throws on what is neither. */
function blockedNetworks(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    const longest = family === 4 ? 32 : 128
    const prefix = bits === undefined ? longest : Number(bits)
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) {
      throw new Error(`BLOCKED_NETWORKS must hold addresses or CIDR ranges; "${entry}" is none.`)
    }
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** A visitor's origin: the address in its one spelling, and the country where a proxy sends it. */
export interface Origin {
  readonly ip: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | null
}

/** The origins whose visitors are blocked. */
export interface BlockedRegions {
  readonly networks: BlockList
  readonly countries: ReadonlySet<string>
  /** The header in which the outermost trusted proxy writes the visitor's country, replacing what the visitor sent. */
  readonly countryHeader: string | null
}

/** Countries by their ISO 3166-1 codes. Throws on what is none, and where no proxy sends a visitor's country. */
export function blockedRegions(settings: {
  networks: readonly string[]
  countries: readonly string[]
  countryHeader: string | null
  trustedHops: number
}): BlockedRegions {
  const countries = settings.countries.map((code) => code.toUpperCase())
  const wrong = countries.find((code) => !/^[A-Z]{2}$/.test(code))
  if (wrong !== undefined)
    throw new Error(`BLOCKED_COUNTRIES must hold two-letter codes; "${wrong}" is none.`)
  const { countryHeader, trustedHops } = settings
  if (countries.length > 0 && countryHeader === null)
    throw new Error('BLOCKED_COUNTRIES needs COUNTRY_HEADER, which says where the proxy tells the country.')
  if (countryHeader !== null && trustedHops === 0)
    throw new Error(
      'COUNTRY_HEADER needs TRUSTED_HOPS: without a proxy, visitors would name their own country.',
    )
  return { networks: blockedNetworks(settings.networks), countries: new Set(countries), countryHeader }
}

/** The country that the trusted proxy sent with a request; null where it sent none. */
export function countryOf({ countryHeader }: BlockedRegions, headers: Headers): string | null {
  const told = countryHeader === null ? undefined : headers.get(countryHeader)?.trim().toUpperCase()
  return told !== undefined && /^[A-Z]{2}$/.test(told) ? told : null
}

export const isBlocked = ({ networks, countries }: BlockedRegions, { ip, country }: Origin): boolean =>
  (country !== null && countries.has(country)) || networks.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4')
