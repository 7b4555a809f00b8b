import {
  deleteMessages,
  markMessages,
  messageDetail,
  messages,
  publicState,
  readMessages,
  unreadMessages,
} from '@baize/api/calls'
import { Loaded, useApiQuery, useCall } from '@baize/site'
import {
  Button,
  Card,
  confirm,
  DateTime,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  ToggleButton,
  toast,
} from '@baize/ui'
import { BackIcon, FavouriteIcon, NoticeIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as css from './Inbox.css.ts'
import { kindNames, type Message } from './kinds.ts'

export interface MessageViewProps {
  /** The message that is open; null for none. */
  id: string | null
  onClose: () => void
}

/** One message, whole. To open it is to read it. */
export function MessageView({ id, onClose }: MessageViewProps) {
  const { t } = useLingui()
  const read = useApiQuery(messageDetail, { params: { id: id ?? '' } }, { enabled: id !== null })
  if (id === null) {
    return (
      <Card>
        <EmptyState icon={<NoticeIcon size={40} />} title={t`No message selected`}>
          {t`Choose a message to read it here.`}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card as="article">
      <Stack space="md">
        <div className={css.back}>
          <Button variant="plain" tone="neutral" size="small" icon={<BackIcon size={18} />} onClick={onClose}>
            {t({ message: 'All messages', context: 'button: closes a message' })}
          </Button>
        </div>
        <Loaded read={read}>
          {(message) => <Opened key={message.id} message={message} onGone={onClose} />}
        </Loaded>
      </Stack>
    </Card>
  )
}

/** Paths of this site only: anything else is no link. */
const isOwnPath = (link: string) => /^\/(?![/\\])/.test(link)

function Opened({ message, onGone }: { message: Message; onGone: () => void }) {
  const { t, i18n } = useLingui()
  // Where it cannot be noted it stays unread, and is noted the next time.
  const { mutate: noteRead } = useCall(readMessages, {
    invalidates: [messages, messageDetail, unreadMessages, publicState],
  })
  const mark = useCall(markMessages, { failureToast: true, invalidates: [messages, messageDetail] })
  const removal = useCall(deleteMessages, {
    failureToast: true,
    invalidates: [messages, unreadMessages, publicState],
    onSuccess() {
      onGone()
      toast({ message: t`Message deleted.` })
    },
  })
  const head = useRef<HTMLDivElement>(null)
  const { id, read } = message
  // Once for each message: the read state arrives when the reader has already moved on in it.
  useEffect(() => head.current?.focus(), [])
  useEffect(() => {
    if (!read) noteRead({ body: { ids: [id] } })
  }, [id, read, noteRead])

  async function remove() {
    const sure = await confirm({
      question: t({ message: 'Delete this message?', context: 'question in a dialog' }),
      message: t`This can’t be undone.`,
      confirmLabel: t({ message: 'Delete', context: 'button in a dialog: message' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog: message' }),
      tone: 'critical',
    })
    if (sure) removal.mutate({ body: { ids: [id] } })
  }

  return (
    <Stack space="md">
      <div ref={head} tabIndex={-1} className={css.told}>
        <Stack space="2xs">
          <Heading level={2}>
            <bdi lang={message.language}>{message.title}</bdi>
          </Heading>
          <Text size="sm" tone="muted">
            {i18n._(kindNames[message.kind])} · <DateTime value={message.at} />
          </Text>
        </Stack>
      </div>
      <div className={css.text}>
        <Stack space="sm">
          {message.text.split(/\n\s*\n/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change.
            <Text key={index}>
              <bdi lang={message.language}>{paragraph}</bdi>
            </Text>
          ))}
        </Stack>
      </div>
      {isOwnPath(message.link) && (
        <LinkButton href={message.link}>
          {t({ message: 'View details', context: 'link of a message: to what it is about' })}
        </LinkButton>
      )}
      <Inline space="sm">
        <ToggleButton
          size="small"
          pressed={message.marked}
          icon={<FavouriteIcon size={18} />}
          disabled={mark.isPending}
          onPressedChange={(marked) => mark.mutate({ body: { ids: [id], marked } })}
        >
          {t({ message: 'Star', context: 'button: marks a message' })}
        </ToggleButton>
        <Button
          size="small"
          variant="outline"
          tone="critical"
          loading={removal.isPending}
          onClick={() => void remove()}
        >
          {t({ message: 'Delete', context: 'button: message' })}
        </Button>
      </Inline>
    </Stack>
  )
}
