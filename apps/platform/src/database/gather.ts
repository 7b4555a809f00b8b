const mostAtOnce = 200
const mostUnderWay = 2

interface Asker<Row> {
  readonly key: string
  readonly resolve: (row: Row | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Reads of one row by its key that are wanted in one moment, asked of the database in one statement: under load the
 * statements grow and not their number. Each asker gets the row as it was after it asked. For what every call reads;
 * never inside a transaction.
 */
export function gathered<Row>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let waiting: Asker<Row>[] = []
  let planned = false
  let underWay = 0

  function plan() {
    if (planned || underWay >= mostUnderWay || waiting.length === 0) return
    planned = true
    // Once all sockets of this turn of the event loop were read.
    setImmediate(() => {
      planned = false
      void ask()
    })
  }

  async function ask() {
    const askers = waiting.slice(0, mostAtOnce)
    waiting = waiting.slice(mostAtOnce)
    underWay += 1
    plan()
    try {
      const rows = await read([...new Set(askers.map(({ key }) => key))])
      for (const { key, resolve } of askers) resolve(rows.get(key))
    } catch (error) {
      for (const { reject } of askers) reject(error)
    } finally {
      underWay -= 1
      plan()
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      plan()
    })
}
