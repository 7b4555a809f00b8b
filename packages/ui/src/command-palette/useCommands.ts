import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fold } from '../combobox-field/matching.ts'
import { commandPaletteSettings } from './settings.ts'

/** One thing that can be found: a page, a game, an action. */
export interface Command {
  /** Stable key, unique in the palette. */
  id: string
  /** What it is called, and found by. */
  label: string
  /** A few words about it; it is found by them too. */
  description?: string
  /** Other words that it is found by, as an old name. Not shown. */
  keywords?: readonly string[]
  /** A decorative icon or image. */
  icon?: React.ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  /** Where it leads; its option is then a link for a new tab, too. */
  href?: string
}

/** Commands that belong together. */
export interface CommandGroup {
  /** Stable key. */
  id: string
  /** Heading of the group. */
  label: string
  /** Commands that are filtered by what is typed. */
  commands?: readonly Command[]
  /** Shows its commands while nothing is typed, as recent ones. @default true for `commands` */
  suggested?: boolean
  /**
   * Loads what has the typed text, ranked: a server's search. Called after a pause, never for an empty text; a call
   * that is outdated is aborted.
   */
  search?: (text: string, signal: AbortSignal) => Promise<readonly Command[]>
}

/** What a group shows now. */
export interface ShownGroup {
  id: string
  label: string
  commands: readonly Command[]
}

/** How far the searches for a text are. */
interface Found {
  text: string
  groups: Readonly<Record<string, readonly Command[]>>
  pending: number
  failed: boolean
}

const nothing: Found = { text: '', groups: {}, pending: 0, failed: false }

const matches = (command: Command, wanted: readonly string[]) => {
  const text = fold(
    [command.label, command.description, ...(command.keywords ?? [])].filter(Boolean).join(' '),
  )
  return wanted.every((word) => text.includes(word))
}

/** Commands that have every typed word; those whose label begins with the text stand first. */
export function filterCommands(commands: readonly Command[], text: string): readonly Command[] {
  const wanted = fold(text)
  if (wanted === '') return commands
  const found = commands.filter((command) => matches(command, wanted.split(/\s+/)))
  const isFirst = ({ label }: Command) => fold(label).startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter((command) => !isFirst(command))]
}

/** What the groups have for a text: their own commands at once, those of searches when they are loaded. */
export function useCommands(groups: readonly CommandGroup[], typed: string) {
  const text = typed.trim()
  const [found, setFound] = useState<Found>(nothing)
  const [attempt, setAttempt] = useState(0)
  const searches = groups.filter(({ search }) => search !== undefined)

  const search = useEffectEvent((signal: AbortSignal) => {
    setFound({ text, groups: {}, pending: searches.length, failed: false })
    for (const group of searches)
      group.search?.(text, signal).then(
        (commands) => {
          if (!signal.aborted)
            setFound((now) => ({
              ...now,
              pending: now.pending - 1,
              groups: { ...now.groups, [group.id]: commands },
            }))
        },
        () => {
          if (!signal.aborted) setFound((now) => ({ ...now, pending: now.pending - 1, failed: true }))
        },
      )
  })
  const hasSearches = searches.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is the same search again
  useEffect(() => {
    if (text === '' || !hasSearches) return
    const controller = new AbortController()
    const timer = setTimeout(() => search(controller.signal), commandPaletteSettings.debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, hasSearches, attempt])

  const isCurrent = found.text === text
  const shown = useMemo(
    () =>
      groups.flatMap(({ id, label, commands = [], suggested = true }): ShownGroup[] => {
        const own = text === '' ? (suggested ? commands : []) : filterCommands(commands, text)
        const loaded = text === '' ? [] : (found.groups[id] ?? [])
        const all = [...own, ...loaded.filter((command) => own.every((each) => each.id !== command.id))]
        return all.length > 0 ? [{ id, label, commands: all }] : []
      }),
    [groups, text, found.groups],
  )
  return {
    shown,
    loading: text !== '' && hasSearches && (!isCurrent || found.pending > 0),
    failed: text !== '' && isCurrent && found.failed,
    retry: () => setAttempt((count) => count + 1),
  }
}
