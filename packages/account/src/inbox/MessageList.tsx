import type { ApiError, ValueOf } from '@baize/api'
import type { messages } from '@baize/api/calls'
import { Loaded, useSkew } from '@baize/site'
import { Card, EmptyState, Pagination, RelativeTime, Stack, Text, VisuallyHidden } from '@baize/ui'
import { FavouriteIcon, NoticeIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CursorPages } from '../records/cursors.ts'
import * as css from './Inbox.css.ts'
import { KindIcon } from './KindIcon.tsx'
import { kindNames, type Message } from './kinds.ts'
import type { InboxPlace } from './place.ts'

export interface MessageListProps {
  place: InboxPlace
  read: UseQueryResult<ValueOf<typeof messages>, ApiError>
  pages: CursorPages
}

/** The messages, newest first. Opening one keeps the list where it is. */
export function MessageList({ place, read, pages }: MessageListProps) {
  const { t } = useLingui()
  const filtered = place.show !== 'all' || place.kind !== undefined || place.words !== ''
  return (
    <Loaded read={read} lines={8}>
      {({ rows, page }) =>
        rows.length === 0 ? (
          <Card>
            <EmptyState
              icon={<NoticeIcon size={40} />}
              title={filtered ? t`No matching messages` : t`No messages yet`}
            >
              {filtered
                ? t`Try other words, or show all messages.`
                : t`News about your money, bonuses and account appears here.`}
            </EmptyState>
          </Card>
        ) : (
          <Stack space="sm">
            <Card padding="none">
              <ul className={css.rows}>
                {rows.map((message) => (
                  <Row
                    key={message.id}
                    message={message}
                    open={message.id === place.message}
                    onOpen={() => place.open(message.id)}
                  />
                ))}
              </ul>
            </Card>
            <Pagination
              label={t({ message: 'Pages of the inbox', context: 'name of the page links' })}
              page={pages.page}
              pageCount={pages.pageCount(page.next)}
              onPageChange={(wanted) => pages.goTo(wanted, page.next)}
            />
          </Stack>
        )
      }
    </Loaded>
  )
}

function Row({ message, open, onOpen }: { message: Message; open: boolean; onOpen: () => void }) {
  const { t, i18n } = useLingui()
  const skew = useSkew()
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-unread={!message.read}
        aria-current={open || undefined}
        onClick={onOpen}
      >
        <span className={css.icon} aria-hidden="true">
          <KindIcon kind={message.kind} />
        </span>
        <span className={css.words}>
          <span className={css.head}>
            <span className={css.subject}>
              <Text as="span" weight={message.read ? 'regular' : 'strong'}>
                <bdi lang={message.language}>{message.title}</bdi>
              </Text>
            </span>
            {message.marked && (
              <span className={css.star}>
                <FavouriteIcon size={14} />
                <VisuallyHidden>
                  {t({ message: 'Starred', context: 'filter of messages: marked ones' })}
                </VisuallyHidden>
              </span>
            )}
          </span>
          <Text as="span" size="sm" tone="muted" truncate>
            <bdi lang={message.language}>{message.text}</bdi>
          </Text>
          <Text as="span" size="xs" tone="muted">
            {i18n._(kindNames[message.kind])} · <RelativeTime value={message.at} skew={skew} />
          </Text>
        </span>
        {!message.read && (
          <span className={css.dot}>
            <VisuallyHidden>{t({ message: 'Unread', context: 'filter of messages' })}</VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  )
}
