import { messages, publicState, readMessages, unreadMessages } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { useApiQuery, useCall } from '@baize/site'
import { Badge, Button, Heading, Inline, Stack } from '@baize/ui'
import { CheckIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCursorPages } from '../records/cursors.ts'
import * as css from './Inbox.css.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { MessageList } from './MessageList.tsx'
import { MessageView } from './MessageView.tsx'
import { loadMessages } from './messages.ts'
import { useInboxPlace } from './place.ts'

/** The inbox: the platform's messages to the account, as they arrive. */
export function InboxScreen() {
  return (
    <LanguageSection load={loadMessages}>
      <Inbox />
    </LanguageSection>
  )
}

function Inbox() {
  const { t } = useLingui()
  const readAll = useCall(readMessages, {
    failureToast: true,
    invalidates: [messages, unreadMessages, publicState],
  })
  const place = useInboxPlace()
  const { show, kind, words, message } = place
  const pages = useCursorPages(`${show} ${kind} ${words}`)
  const read = useApiQuery(
    messages,
    {
      query: {
        ...pages.query,
        pageSize: '20',
        show,
        ...(kind ? { kind } : {}),
        ...(words ? { q: words } : {}),
      },
    },
    { keepPrevious: true },
  )
  const unread = read.data?.unread ?? 0
  return (
    <Stack space="md">
      <Inline align="between">
        <Inline space="sm">
          <Heading level={1}>{t({ message: 'Messages', context: 'page title' })}</Heading>
          <span role="status">
            {unread > 0 && (
              <Badge tone="critical">
                {t({ message: plural(unread, { one: '# unread', other: '# unread' }), context: 'messages' })}
              </Badge>
            )}
          </span>
        </Inline>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          icon={<CheckIcon size={18} />}
          disabled={unread === 0}
          loading={readAll.isPending}
          onClick={() => readAll.mutate({ body: {} })}
        >
          {t({ message: 'Mark all as read', context: 'button: messages' })}
        </Button>
      </Inline>
      <div className={css.inbox} data-open={message !== null}>
        <div className={css.list}>
          <Stack space="sm">
            <InboxFilters
              place={place}
              resultCount={words && read.data ? read.data.rows.length : undefined}
            />
            <MessageList place={place} read={read} pages={pages} />
          </Stack>
        </div>
        <div className={css.open}>
          <MessageView key={message} id={message} onClose={() => place.open(null)} />
        </div>
      </div>
    </Stack>
  )
}
