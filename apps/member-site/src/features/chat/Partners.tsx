import type { ApiError, ValueOf } from '@baize/api'
import type { liveModels } from '@baize/api/calls'
import { Loaded } from '@baize/site'
import { Card, Heading, Stack, StatusLabel } from '@baize/ui'
import { ServiceIcon, TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as css from './Partners.css.ts'
import type { Partner } from './partner.ts'

export interface PartnersProps {
  read: UseQueryResult<ValueOf<typeof liveModels>, ApiError>
  /** Whether the user may enter the chat room of all members. */
  room: boolean
  chosen: Partner
  onChoose: (partner: Partner) => void
}

/** The partners of conversations. */
export function Partners({ read, room, chosen, onChoose }: PartnersProps) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'People', context: 'heading of the chat room' })}
        </Heading>
        <ul className={css.list}>
          <Choice current={chosen === 'service'} onChoose={() => onChoose('service')}>
            <span className={css.mark}>
              <ServiceIcon size="24px" />
            </span>
            <span className={css.words}>
              <strong>{t({ message: 'Customer service', context: 'who one chats with' })}</strong>
              <StatusLabel tone="positive">
                {t({ message: 'Always available', context: 'state of a chat partner' })}
              </StatusLabel>
            </span>
          </Choice>
          {room && (
            <Choice current={chosen === 'room'} onChoose={() => onChoose('room')}>
              <span className={css.mark}>
                <TeamIcon size="24px" />
              </span>
              <span className={css.words}>
                <strong>
                  {t({ message: 'Everyone', context: 'who one chats with: all members, in one room' })}
                </strong>
                <span className={css.table}>{t`All members, in one room`}</span>
              </span>
            </Choice>
          )}
        </ul>
        <Loaded read={read}>
          {({ models }) => (
            <ul className={css.list}>
              {models.map(
                ({ modelId, displayName, language, tableName, tableLanguage, pictureUrl, online }) => (
                  <Choice
                    key={modelId}
                    current={typeof chosen !== 'string' && chosen.modelId === modelId}
                    onChoose={() => onChoose({ modelId })}
                  >
                    <img className={css.picture} src={pictureUrl} alt="" loading="lazy" />
                    <span className={css.words}>
                      <strong>
                        <bdi lang={language}>{displayName}</bdi>
                      </strong>
                      <span className={css.table}>
                        <bdi lang={tableLanguage}>{tableName}</bdi>
                      </span>
                      <StatusLabel tone={online ? 'positive' : 'neutral'}>
                        {online
                          ? t({ message: 'At the table', context: 'state of a chat partner' })
                          : t({ message: 'Offline', context: 'state of a chat partner' })}
                      </StatusLabel>
                    </span>
                  </Choice>
                ),
              )}
            </ul>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}

function Choice({
  current,
  onChoose,
  children,
}: {
  current: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button className={css.partner} type="button" aria-pressed={current} onClick={onChoose}>
        {children}
      </button>
    </li>
  )
}
