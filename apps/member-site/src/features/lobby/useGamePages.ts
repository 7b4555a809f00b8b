import type { ApiError } from '@baize/api'
import { callKey, usePlatform } from '@baize/site'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedGame } from '../../shared/games/tile.ts'

/** Games that one more click loads. */
const pageSize = 20

/** Pages that are read as one where an address has many of them. */
const together = 5

interface Chunk {
  readonly pageNo: number
  readonly pageSize: number
}

/** Which pages to request: whole hundreds for what the address wanted on arrival, twenties after that. */
export function chunksOf(arrival: number, pages: number): Chunk[] {
  const hundreds = arrival > 1 ? Math.ceil(arrival / together) : 0
  const last = Math.max(pages, hundreds * together, 1)
  const large = Array.from({ length: hundreds }, (_, index) => ({
    pageNo: index + 1,
    pageSize: pageSize * together,
  }))
  const begun = hundreds * together
  const small = Array.from({ length: last - begun }, (_, index) => ({ pageNo: begun + index + 1, pageSize }))
  return [...large, ...small]
}

/** One page of a list of games, and how many there are in all. */
interface GamePage {
  readonly games: readonly ListedGame[]
  readonly page: { readonly total: number }
}

export interface GamePages {
  /** The games of all pages so far; undefined until the first page is loaded. */
  readonly games: readonly ListedGame[] | undefined
  readonly total: number
  /** The pages that are shown. */
  readonly shown: number
  readonly loading: boolean
  readonly error: ApiError | undefined
  /** Reads again what failed. Resolves after the response, successful or not. */
  retry(): Promise<void>
}

interface Source {
  readonly id: string
  readonly input: object
  /** Reads one page. */
  ask(chunk: { pageNo: string; pageSize: string }, signal: AbortSignal): Promise<GamePage>
}

/** The first pages of a list of games, each read once; the previous list stays while another loads. */
export function useGamePages({ id, input, ask }: Source, pages: number): GamePages {
  // Another list begins with its own first page.
  const list = JSON.stringify([id, input])
  const [begun, setBegun] = useState({ list, arrival: pages })
  const { arrival } = begun.list === list ? begun : { arrival: pages }
  if (begun.list !== list) setBegun({ list, arrival })
  const chunks = chunksOf(arrival, pages)
  const { token } = usePlatform()
  return useQueries({
    queries: chunks.map((chunk) => ({
      queryKey: [...callKey({ id } as Parameters<typeof callKey>[0], { ...input, ...chunk })],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        ask({ pageNo: String(chunk.pageNo), pageSize: String(chunk.pageSize) }, signal),
      placeholderData: keepPreviousData<GamePage>,
      meta: { session: token.get() !== null },
    })),
    combine: (reads): GamePages => {
      const there = reads.flatMap(({ data }) => (data ? [data] : []))
      const failed = reads.find(({ error }) => error !== null)
      return {
        games: there.length > 0 ? unique(there.flatMap(({ games }) => games)) : undefined,
        total: there.at(-1)?.page.total ?? 0,
        shown: chunks.reduce((sum, chunk) => sum + chunk.pageSize / pageSize, 0),
        loading: reads.some(
          ({ isFetching, data, isPlaceholderData }) =>
            isFetching && (data === undefined || isPlaceholderData),
        ),
        error: failed?.error as ApiError | undefined,
        retry: async () => {
          await Promise.all(reads.filter(({ error }) => error).map((read) => read.refetch()))
        },
      }
    },
  })
}

/** A game that moved from one page to the next between two reads is shown once. */
function unique(games: readonly ListedGame[]): readonly ListedGame[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()]
}
