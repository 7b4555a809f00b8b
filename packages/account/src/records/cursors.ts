import { useState } from 'react'

interface Visited {
  /** The list's query; another query begins at its first page. */
  readonly question: string
  /** Where each page that was reached begins; the first begins at the top. */
  readonly starts: readonly (string | null)[]
  readonly page: number
}

export interface CursorPages {
  readonly page: number
  /** For the request: where the page shown begins. */
  readonly query: { readonly after?: string }
  /** Pages that can be gone to: those that were reached, and the next one. */
  pageCount(next: string | null | undefined): number
  goTo(page: number, next: string | null | undefined): void
}

/** Pages of a list that says only where its next page begins: back to any that was seen, and one step further. */
export function useCursorPages(question: string): CursorPages {
  const first: Visited = { question, starts: [null], page: 1 }
  const [kept, setVisited] = useState(first)
  const { starts, page } = kept.question === question ? kept : first
  const after = starts[page - 1]
  return {
    page,
    query: after ? { after } : {},
    pageCount: (next) => Math.max(starts.length, page + (next ? 1 : 0)),
    goTo(wanted, next) {
      const reached = wanted > starts.length && next ? [...starts, next] : starts
      setVisited({ question, starts: reached, page: Math.min(Math.max(1, wanted), reached.length) })
    },
  }
}
