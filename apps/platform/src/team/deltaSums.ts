/** Sums of several columns by a key of text columns, in the order of their keys. */
export class DeltaSums {
  readonly rows = new Map<string, { key: string[]; values: bigint[] }>()

  add(key: string[], values: bigint[]): void {
    const name = key.join(' ')
    const known = this.rows.get(name)
    if (!known) return void this.rows.set(name, { key, values: [...values] })
    for (const [place, value] of values.entries()) known.values[place] = (known.values[place] ?? 0n) + value
  }

  /** Columns as arrays of text, for unnest. In one order, so that two works never wait for each other. */
  columns(): string[][] {
    const rows = [...this.rows.values()].sort((one, other) =>
      one.key.join(' ') < other.key.join(' ') ? -1 : 1,
    )
    const [first] = rows
    if (!first) return []
    return [
      ...first.key.map((_, place) => rows.map(({ key }) => key[place] ?? '')),
      ...first.values.map((_, place) => rows.map(({ values }) => String(values[place] ?? 0n))),
    ]
  }
}
