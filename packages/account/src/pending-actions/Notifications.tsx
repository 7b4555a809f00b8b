import { messages } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { CountBadge, DateTime, EmptyState, Heading, IconButton, Link, Popover, Stack, Text } from '@baize/ui'
import { BellIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { loadViewMessages } from '../screen-messages.ts'
import { ActionText } from './ActionText.tsx'
import { actionLabels } from './actionLabels.ts'
import { loadPendingMessages } from './messages.ts'
import * as css from './PendingBanner.css.ts'
import { type PendingAction, usePendingActions } from './usePendingActions.ts'

const loadAll = joinMessages(loadViewMessages, loadPendingMessages)

export interface NotificationsProps {
  /** Messages that were not read. */
  unread: number
  /** The page of the messages. */
  inboxHref: string
  /** How the user is notified besides; at the end of the panel. */
  setting?: ReactNode
}

/** The bell of the header: how much waits, and behind it what it is, with the latest messages. */
export function Notifications(props: NotificationsProps) {
  return (
    <LanguageSection load={loadAll}>
      <span className={css.place}>
        <Bell {...props} />
      </span>
    </LanguageSection>
  )
}

function Bell({ unread, inboxHref, setting }: NotificationsProps) {
  const { t } = useLingui()
  const actions = usePendingActions()
  const label = t({ message: 'Notifications', context: 'bell in the header' })
  const waiting = actions.length
  const named =
    waiting > 0
      ? t({
          message: plural(waiting, {
            one: 'Notifications: # action needed',
            other: 'Notifications: # actions needed',
          }),
          context: 'bell in the header',
        })
      : t({
          message: plural(unread, {
            0: 'Notifications',
            one: 'Notifications: # unread message',
            other: 'Notifications: # unread messages',
          }),
          context: 'bell in the header',
        })
  return (
    <Popover
      label={label}
      withTitle
      align="end"
      size="medium"
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon={
            <span className={css.bell}>
              <BellIcon size={20} />
              <span className={css.badge} aria-hidden="true">
                {waiting > 0 ? (
                  <CountBadge count={waiting} max={99} label={named} />
                ) : (
                  <CountBadge count={unread} max={99} tone="accent" label={named} />
                )}
              </span>
            </span>
          }
          label={named}
        />
      )}
    >
      {(close) => <Panel actions={actions} inboxHref={inboxHref} setting={setting} onLeave={close} />}
    </Popover>
  )
}

interface PanelProps extends Pick<NotificationsProps, 'inboxHref' | 'setting'> {
  actions: readonly PendingAction[]
  onLeave: () => void
}

function Panel({ actions, inboxHref, setting, onLeave }: PanelProps) {
  const { t, i18n } = useLingui()
  const inbox = useApiQuery(messages, { query: { pageSize: '5', show: 'unread' } })
  return (
    <Stack space="md">
      {actions.length > 0 && (
        <Stack space="xs">
          <Heading level={3} size="item">
            {t({ message: 'Action needed', context: 'heading' })}
          </Heading>
          <div>
            {actions.map((action) => (
              <div className={css.row} key={`${action.kind} ${action.id}`}>
                <Stack space="2xs">
                  <Text size="sm">
                    <ActionText action={action} />
                  </Text>
                  <Link standalone href={action.link} onClick={onLeave}>
                    {i18n._(actionLabels[action.kind])}
                  </Link>
                </Stack>
              </div>
            ))}
          </div>
        </Stack>
      )}
      <Stack space="xs">
        <Heading level={3} size="item">
          {t({ message: 'New messages', context: 'heading' })}
        </Heading>
        <Loaded read={inbox} lines={4}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={t`No new messages`} level={3} />
            ) : (
              <div>
                {rows.map(({ id, title, language, at }) => (
                  <div className={css.row} key={id}>
                    <Stack space="2xs">
                      <Link standalone href={`${inboxHref}?message=${id}`} onClick={onLeave}>
                        <bdi lang={language}>{title}</bdi>
                      </Link>
                      <Text size="xs" tone="muted">
                        <DateTime value={at} />
                      </Text>
                    </Stack>
                  </div>
                ))}
              </div>
            )
          }
        </Loaded>
        <Link standalone href={inboxHref} onClick={onLeave}>
          {t({ message: 'All messages', context: 'link' })}
        </Link>
      </Stack>
      {setting}
    </Stack>
  )
}
