/**
 * Who comes when, while a page that a server made comes to life: its parts one after another, a frame apart. What is
 * pressed meanwhile waits for a part, never for all of them in one go.
 */
interface Turn {
  readonly come: Promise<void>
  readonly call: () => void
  over: boolean
}

/** Milliseconds after which the next part comes although no frame was drawn: a tab behind others draws none. */
const longest = 200

const turns = new Map<string, Turn>()
const queue: Turn[] = []
const waiting: (() => void)[] = []
let taking = false
/** Where the next part that asks stands in the queue: those that are within a part stand before the ones behind it. */
let place = 0

/** From now on parts come in turn, until all that asked have come. Before `hydrateRoot`. */
export function takeTurns(): void {
  taking = true
  afterFrame(next)
}

/** What a part has to wait for; nothing where its turn has come, and on pages that no server made. */
export function turnOf(part: string): Promise<void> | undefined {
  if (!taking) return undefined
  let turn = turns.get(part)
  if (!turn) {
    const { promise, resolve } = Promise.withResolvers<void>()
    turn = { come: promise, call: resolve, over: false }
    turns.set(part, turn)
    queue.splice(place, 0, turn)
    place += 1
  }
  return turn.over ? undefined : turn.come
}

/** Calls back when all parts are there. */
export function afterTurns(act: () => void): void {
  if (taking) waiting.push(act)
  else act()
}

function next(): void {
  const turn = queue.shift()
  place = 0
  if (turn) {
    turn.over = true
    turn.call()
    afterFrame(next)
    return
  }
  taking = false
  turns.clear()
  release()
}

/** Whoever waited for all parts, each in a task of its own. */
function release(): void {
  const act = waiting.shift()
  if (!act) return
  act()
  setTimeout(release)
}

/** A task of its own: what ran before is over, and what the page has to do meanwhile comes first. */
export function ownTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Once, in a task of its own after the next frame. */
function afterFrame(act: () => void): void {
  let over = false
  const once = () => {
    if (!over) act()
    over = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longest)
}
