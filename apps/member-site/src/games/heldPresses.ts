/** Hearts that were pressed before it was known what is liked. */
export interface HeldPresses {
  /** Ids of the games whose press waits; the same set until that changes. */
  read(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** Holds a press until it is decided. Pressing again meanwhile is the same press. */
  hold(nodeId: string, decide: () => Promise<void>): void
}

/** Nobody's presses are held at first. */
export function heldPresses(): HeldPresses {
  let held: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  function change(next: ReadonlySet<string>) {
    held = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => held,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hold(nodeId, decide) {
      if (held.has(nodeId)) return
      change(new Set([...held, nodeId]))
      void decide().finally(() => change(new Set([...held].filter((id) => id !== nodeId))))
    },
  }
}
