import { usePermission } from '@baize/site'
import { DateTime, Inline, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Conversation } from './bill.ts'
import * as css from './Dispute.css.ts'

export interface DisputeMessagesProps extends Pick<Conversation, 'messages'> {
  /** Whether the reader is the party; otherwise it pays the bill. */
  own: boolean
}

/** What was written in a dispute, oldest first; the reader's own messages are at the end of the line. */
export function DisputeMessages({ messages, own }: DisputeMessagesProps) {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const reader = own ? 'party' : 'payer'
  return (
    <ol className={css.messages} aria-label={t({ message: 'Dispute messages', context: 'name of a list' })}>
      {messages.map(({ by, account, text, at }) => (
        <li key={`${at} ${text}`} className={by === reader ? css.own : css.other}>
          <Stack space="2xs">
            <Inline space="xs">
              <Text size="sm" weight="strong">
                <bdi>{account ?? brandName}</bdi>
              </Text>
              <Text size="xs" tone="muted">
                <DateTime value={at} />
              </Text>
            </Inline>
            <Text>
              <bdi>{text}</bdi>
            </Text>
          </Stack>
        </li>
      ))}
    </ol>
  )
}
