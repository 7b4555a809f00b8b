/** What of an address belongs to an open layer or a page of rows, and to no view. */
const passing = ['bet', 'member', 'at']

/** The query string of a view: filters and order of the address, and the columns that are shown. */
export function viewSearch(address: string, shown: readonly string[]): string {
  const params = new URLSearchParams(address)
  for (const name of passing) params.delete(name)
  params.set('columns', shown.join(','))
  return params.toString()
}

/** The columns that an address names; undefined where it names none that there are. */
export function columnsOf(address: URLSearchParams, all: readonly string[]): readonly string[] | undefined {
  const named = (address.get('columns') ?? '').split(',').filter((id) => all.includes(id))
  return named.length > 0 ? named : undefined
}
