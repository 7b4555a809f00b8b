import { Loaded } from '@baize/account'
import type { ApiError, ValueOf } from '@baize/api'
import type { liveModels } from '@baize/api/calls'
import { Card, Heading, Stack, StatusLabel } from '@baize/ui'
import { ServiceIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as css from './Partners.css.ts'

export interface PartnersProps {
  read: UseQueryResult<ValueOf<typeof liveModels>, ApiError>
  /** Undefined for customer service. */
  chosen: string | undefined
  onChoose: (modelId: string | undefined) => void
}

/** Whom one can talk with. */
export function Partners({ read, chosen, onChoose }: PartnersProps) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'Who is here', context: 'heading of the chat room' })}
        </Heading>
        <ul className={css.list}>
          <Partner current={chosen === undefined} onChoose={() => onChoose(undefined)}>
            <span className={css.mark}>
              <ServiceIcon size={24} />
            </span>
            <span className={css.words}>
              <strong>{t({ message: 'Customer service', context: 'who one chats with' })}</strong>
              <StatusLabel tone="positive">
                {t({ message: 'Always here', context: 'state of a chat partner' })}
              </StatusLabel>
            </span>
          </Partner>
        </ul>
        <Loaded read={read}>
          {({ models }) => (
            <ul className={css.list}>
              {models.map(
                ({ modelId, displayName, language, tableName, tableLanguage, pictureUrl, online }) => (
                  <Partner key={modelId} current={chosen === modelId} onChoose={() => onChoose(modelId)}>
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
                          : t({ message: 'Not on shift', context: 'state of a chat partner' })}
                      </StatusLabel>
                    </span>
                  </Partner>
                ),
              )}
            </ul>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}

function Partner({
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
