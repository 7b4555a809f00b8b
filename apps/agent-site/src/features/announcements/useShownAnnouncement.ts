import type { announcementTypes } from '@baize/api/contract'
import { useSearchParams } from 'wouter'

/** The kinds of announcements that can be requested one by one. */
const shownTypes = ['PL', 'PR', 'H'] as const satisfies readonly (typeof announcementTypes)[number][]
type ShownType = (typeof shownTypes)[number]

export interface ShownAnnouncements {
  readonly type: ShownType | 'all'
  readonly page: number
  readonly open: string | null
  show(change: { type?: string; page?: number; open?: string | null }): void
}

/** Which announcements are shown, and which is open: kept in the address. */
export function useShownAnnouncement(): ShownAnnouncements {
  const [params, setParams] = useSearchParams()
  const type = shownTypes.find((one) => one === params.get('type')) ?? 'all'
  const wanted = Number(params.get('page') ?? '1')
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1
  const open = params.get('open')
  return {
    type,
    page,
    open,
    show(change) {
      const next = { type: type as string, page, open, ...change }
      const query = {
        ...(next.type === 'all' ? {} : { type: next.type }),
        ...(next.page === 1 ? {} : { page: String(next.page) }),
        ...(next.open === null ? {} : { open: next.open }),
      }
      setParams(query, { replace: change.open !== undefined })
    },
  }
}
