import type { LoadMessages } from './context.ts'

const needed = new Set<LoadMessages>()

/**
 * Announces a catalogue that a module shows messages of. The build adds the call to each module whose messages are not
 * on the first screen; a `MessagesReady` around a component then waits for it, whoever mounts the component.
 */
export function needMessages(load: LoadMessages): void {
  needed.add(load)
}

/** The catalogues of all modules that have been evaluated. */
export function neededMessages(): readonly LoadMessages[] {
  return [...needed]
}
