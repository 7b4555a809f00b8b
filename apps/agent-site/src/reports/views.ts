import { useState } from 'react'

/** A report as somebody likes to see it: its filters, and the columns that are shown. */
export interface SavedView {
  readonly name: string
  /** The query of the address. */
  readonly query: string
  readonly hidden: readonly string[]
}

interface Kept {
  readonly hidden: readonly string[]
  readonly views: readonly SavedView[]
}

const mostViews = 12
const nothing: Kept = { hidden: [], views: [] }

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false
  const { name, query, hidden } = value as Record<string, unknown>
  return isText(name) && isText(query) && Array.isArray(hidden) && hidden.every(isText)
}

/** What this device keeps of a report; what somebody else wrote there counts for nothing. */
export function readKept(text: string | null): Kept {
  try {
    const { hidden, views } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return {
      hidden: Array.isArray(hidden) ? hidden.filter(isText) : [],
      views: Array.isArray(views) ? views.filter(isView).slice(0, mostViews) : [],
    }
  } catch {
    return nothing
  }
}

/** The columns and views of a report, kept on this device. */
export function useViews(report: string) {
  const key = `baize.report.${report}`
  const [kept, setKept] = useState(() => readKept(localStorage.getItem(key)))
  const keep = (next: Kept) => {
    setKept(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden store: the view holds until the page is left.
    }
  }
  return {
    ...kept,
    hide: (hidden: readonly string[]) => keep({ ...kept, hidden }),
    save: (view: SavedView) =>
      keep({
        ...kept,
        views: [view, ...kept.views.filter(({ name }) => name !== view.name)].slice(0, mostViews),
      }),
    forget: (name: string) => keep({ ...kept, views: kept.views.filter((view) => view.name !== name) }),
  }
}
