import type { BrowserKey, TabKey } from './keys.ts'

/**
 * What is kept over a reload. Where the browser refuses it, or is full, it is kept for as long as the page lives; on a
 * server nothing is kept, for it would be everybody's.
 */
export interface KeptStorage<Key extends string> {
  get(key: Key): string | null
  /** Null forgets it. */
  set(key: Key, text: string | null): void
  /**
   * Reads what `write` has kept. `parse` receives the stored value, which other code may have written, and
   * which version; undefined where nothing does, or what a newer version of the site has kept.
   */
  read<Value>(key: Key, parse: (found: unknown, version: number) => Value, newest?: number): Value
  /** Keeps a value as JSON. A version above 1 says that it has another shape than before. */
  write(key: Key, value: unknown, version?: number): void
  keys(): string[]
  /** Forgets everything, also what others keep there. */
  clear(): void
  /** Calls back when another tab changes something that all of them share; returns what ends that. */
  onOtherTab(key: Key, listener: () => void): () => void
}

/** The first version is stored as values were before there were versions. */
const versioned = /^v(\d+):/

function keptStorage<Key extends string>(name: 'sessionStorage' | 'localStorage'): KeptStorage<Key> {
  /** What the browser did not take. */
  const memory = new Map<string, string>()
  const isServer = () => !(name in globalThis)

  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(globalThis[name])
    } catch {
      // Refused, or full.
      return otherwise
    }
  }

  const storage: KeptStorage<Key> = {
    get: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key), null),
    set(key, text) {
      if (isServer()) return
      memory.delete(key)
      const taken = attempt((kept) => {
        if (text === null) kept.removeItem(key)
        else kept.setItem(key, text)
        return true
      }, false)
      if (taken || text === null) return
      memory.set(key, text)
      // The earlier value must not come back with the next page.
      attempt((kept) => kept.removeItem(key), undefined)
    },
    read(key, parse, newest = 1) {
      const text = storage.get(key)
      const version = Number(versioned.exec(text ?? '')?.[1] ?? 1)
      if (text === null || version > newest) return parse(undefined, newest)
      let found: unknown
      try {
        found = JSON.parse(text.replace(versioned, ''))
      } catch {
        // Other code wrote it.
      }
      return parse(found, version)
    },
    write: (key, value, version = 1) =>
      storage.set(key, (version === 1 ? '' : `v${version}:`) + JSON.stringify(value)),
    keys: () => [...new Set([...attempt((kept) => Object.keys(kept), []), ...memory.keys()])],
    clear() {
      memory.clear()
      attempt((kept) => kept.clear(), undefined)
    },
    onOtherTab(key, listener) {
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
  return storage
}

/** Kept for as long as the tab is open: session storage. */
export const tabStorage = keptStorage<TabKey>('sessionStorage')

/** Kept for good, the same in all tabs of an origin: local storage. */
export const browserStorage = keptStorage<BrowserKey>('localStorage')
