import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import type { Intent } from './intents.ts'

/** What the clients know, kept by them and not by the platform. */
export interface AcknowledgementJournal {
  readonly intents: ReadonlyMap<string, Intent>
  /** The bytes of each response that reached a client. */
  readonly answers: ReadonlyMap<string, string>
  /** Refused for good: it must have no effect. */
  readonly refused: ReadonlySet<string>
  /** Keys with two different responses. */
  readonly differing: readonly string[]
  /** Written and synced before the intent is sent. */
  intend(intent: Intent): void
  /** Written and synced before the client believes it. */
  acknowledge(key: string, text: string): void
  refuse(key: string): void
  /** Intents whose outcome no client knows. */
  unknown(): Intent[]
  close(): void
}

/** A journal in a file that is synced at each entry, as a client's own book would be. */
export function openJournal(file: string): AcknowledgementJournal {
  const descriptor = openSync(file, 'a')
  const write = (entry: object) => {
    writeSync(descriptor, `${JSON.stringify(entry)}\n`)
    fdatasyncSync(descriptor)
  }
  const intents = new Map<string, Intent>()
  const answers = new Map<string, string>()
  const refused = new Set<string>()
  const differing: string[] = []
  return {
    intents,
    answers,
    refused,
    differing,
    intend(intent) {
      write({ intent })
      intents.set(intent.key, intent)
    },
    acknowledge(key, text) {
      const known = answers.get(key)
      if (known === text) return
      write({ key, text })
      if (known === undefined) answers.set(key, text)
      else differing.push(key)
    },
    refuse(key) {
      // A response that was sent stays: a refusal after it is another response to the same request.
      if (answers.has(key)) differing.push(key)
      else refused.add(key)
      write({ key, refused: true })
    },
    unknown: () => [...intents.values()].filter(({ key }) => !answers.has(key) && !refused.has(key)),
    close: () => closeSync(descriptor),
  }
}
