import { proxy } from 'valtio'

/** Hearts that were pressed before it was known what is liked. */
export interface HeldPresses {
  /** The games whose press waits. */
  readonly state: { readonly ids: readonly string[] }
  /** Holds a press until it is decided. Pressing again meanwhile is the same press. */
  hold(nodeId: string, decide: () => Promise<void>): void
}

/** Nobody's presses are held at first. */
export function heldPresses(): HeldPresses {
  const state = proxy<{ ids: readonly string[] }>({ ids: [] })
  return {
    state,
    hold(nodeId, decide) {
      if (state.ids.includes(nodeId)) return
      state.ids = [...state.ids, nodeId]
      void decide().finally(() => {
        state.ids = state.ids.filter((id) => id !== nodeId)
      })
    },
  }
}
