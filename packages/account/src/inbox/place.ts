import { useSearchParams } from 'wouter'
import { type MessageKind, messageKinds } from './kinds.ts'

const inboxShows = ['all', 'unread', 'marked'] as const
type InboxShow = (typeof inboxShows)[number]

export interface InboxPlace {
  readonly show: InboxShow
  readonly kind: MessageKind | undefined
  /** Words to be found. */
  readonly words: string
  /** The message that is open. */
  readonly message: string | null
  /** Changes the filter; the list begins anew, nothing is open. */
  filter(change: { show?: InboxShow; kind?: MessageKind | undefined; words?: string }): void
  /** Opens a message, or closes the one that is open. */
  open(id: string | null): void
}

/** Which messages are shown and which is open, as the address says: reload and the back button keep it. */
export function useInboxPlace(): InboxPlace {
  const [search, setSearch] = useSearchParams()
  const show = inboxShows.find((known) => known === search.get('show')) ?? 'all'
  const kind = messageKinds.find((known) => known === search.get('about'))
  const words = search.get('q') ?? ''
  const address = (now: { show: InboxShow; kind: MessageKind | undefined; words: string }) => ({
    ...(now.show === 'all' ? {} : { show: now.show }),
    ...(now.kind ? { about: now.kind } : {}),
    ...(now.words ? { q: now.words } : {}),
  })
  return {
    show,
    kind,
    words,
    message: search.get('message'),
    filter: (change) => setSearch(address({ show, kind, words, ...change }), { replace: true }),
    open: (id) => setSearch({ ...address({ show, kind, words }), ...(id === null ? {} : { message: id }) }),
  }
}
