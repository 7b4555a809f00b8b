import type { LoadMessages } from './context.ts'

const needed = new Set<LoadMessages>()
const listeners = new Set<() => void>()

/**
 * Announces a catalogue that a module shows messages of. The build adds the call to each module whose messages are not
 * on the first screen; a `MessagesReady` around a component then waits for it, wherever the component is mounted. An app
 * announces its own catalogues with it: a `LanguageProvider` without `load` loads all that are announced.
 */
export function needMessages(load: LoadMessages): void {
  if (needed.has(load)) return
  needed.add(load)
  for (const listener of listeners) listener()
}

/** Calls back when a further catalogue is announced. Returns a function that ends it. */
export function onNeededMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The catalogues of all modules that have been evaluated. */
export function neededMessages(): readonly LoadMessages[] {
  return [...needed]
}
