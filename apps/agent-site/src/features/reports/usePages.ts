import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { callKey, usePlatform } from '@baize/site'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

interface Paged {
  readonly rows: readonly unknown[]
  readonly page: { readonly next: string | null }
}

/** The maximum of rows that a report loads. */
export const maxRows = 50_000
const pageSize = 100

/** A list that is read piece by piece, each piece where the one before ended. */
export function usePages<Definition extends CallDefinition>(
  definition: Call<Definition>,
  query: Readonly<Record<string, string>>,
) {
  type Value = CallValue<Definition> & Paged
  const { client } = usePlatform()
  const read = useInfiniteQuery<Value, ApiError, { pages: Value[] }, [string, object], string>({
    queryKey: callKey(definition, { pages: query }),
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...query, pageSize: String(pageSize), ...(pageParam ? { after: pageParam } : {}) }
      return (await client.call(definition, { query: asked } as CallInput<Definition>, { signal })) as Value
    },
    initialPageParam: '',
    getNextPageParam: (last, all) =>
      all.length * pageSize >= maxRows ? undefined : (last.page.next ?? undefined),
    meta: { session: true },
    placeholderData: keepPreviousData,
  })
  const pages = read.data?.pages ?? []
  const full = pages.length * pageSize >= maxRows
  return {
    /** The first piece, which also contains the totals. */
    first: pages[0],
    rows: pages.flatMap((page) => page.rows) as Value['rows'][number][],
    /** The list has more rows, which are not loaded. */
    cut: full && (pages.at(-1)?.page.next ?? null) !== null,
    read,
    /** Reads on until there is nothing more. */
    async readAll(): Promise<void> {
      let state = await read.fetchNextPage()
      while (state.hasNextPage && !state.isError) state = await read.fetchNextPage()
    },
  }
}
