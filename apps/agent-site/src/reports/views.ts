import { browserStorage } from '@baize/i18n/storage'
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

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false
  const { name, query, hidden } = value as Record<string, unknown>
  return isText(name) && isText(query) && Array.isArray(hidden) && hidden.every(isText)
}

/** What this device keeps of a report; what somebody else wrote there counts for nothing. */
export function readKept(kept: unknown): Kept {
  const { hidden, views } = (kept ?? {}) as Record<string, unknown>
  return {
    hidden: Array.isArray(hidden) ? hidden.filter(isText) : [],
    views: Array.isArray(views) ? views.filter(isView).slice(0, mostViews) : [],
  }
}

/** The columns and views of a report, kept on this device. */
export function useViews(report: string) {
  const key = `baize.report.${report}` as const
  const [kept, setKept] = useState(() => browserStorage.read(key, readKept))
  const keep = (next: Kept) => {
    setKept(next)
    browserStorage.write(key, next)
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
