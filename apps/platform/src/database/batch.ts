interface Asker<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface Bounds {
  /** Items in one round. */
  readonly mostAtOnce: number
  /** Rounds at the same time; later requests wait for the next. */
  readonly maxUnderWay: number
}

/**
 * Batches concurrent requests: under load the batches grow and not their number. No request waits for others: a batch
 * begins as soon as one is free. `work` returns a result for each item, in order; what it throws rejects the whole
 * batch.
 */
export function inRounds<Item, Answer>(
  { mostAtOnce, maxUnderWay }: Bounds,
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Asker<Item, Answer>[] = []
  let planned = false
  let underWay = 0

  function plan() {
    if (planned || underWay >= maxUnderWay || waiting.length === 0) return
    planned = true
    // Once all sockets of this turn of the event loop were read.
    setImmediate(() => {
      planned = false
      void begin()
    })
  }

  async function begin() {
    const askers = waiting.slice(0, mostAtOnce)
    waiting = waiting.slice(mostAtOnce)
    underWay += 1
    plan()
    try {
      const answers = await work(askers.map(({ item }) => item))
      for (const [place, { resolve }] of askers.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of askers) reject(error)
    } finally {
      underWay -= 1
      plan()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      plan()
    })
}

/**
 * Reads of one row by its key that are wanted in one moment, asked of the database in one statement. Each asker gets the
 * row as it was after it asked. For what every call reads; never inside a transaction.
 */
export const gathered = <Row>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): ((key: string) => Promise<Row | undefined>) =>
  inRounds({ mostAtOnce: 200, maxUnderWay: 2 }, async (keys) => {
    const rows = await read([...new Set(keys)])
    return keys.map((key) => rows.get(key))
  })
