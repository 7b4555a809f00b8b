import { proxy } from 'valtio'

/** Hearts that were clicked before the favourites were loaded. */
export interface HeldPresses {
  /** The games with a pending click. */
  readonly state: { readonly ids: readonly string[] }
  /** Keeps a click until it can be applied. Another click meanwhile is the same one. */
  hold(nodeId: string, decide: () => Promise<void>): void
}

/** There are no pending clicks at first. */
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
