import { Button, DateTime, Heading, Stack, StatusLabel, Text } from '@baize/ui'
import {
  AccountIcon,
  BankIcon,
  MobileIcon,
  QrIcon,
  SecurityIcon,
  SendIcon,
  SystemIcon,
  WalletIcon,
} from '@baize/ui/icons'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import * as css from './SecurityCentre.css.ts'
import { isDone, type SecurityItem, type SecurityKind } from './securityItems.ts'
import { useSecurityWords } from './useSecurityWords.tsx'

const icons = {
  loginPassword: SecurityIcon,
  paymentPassword: WalletIcon,
  email: SendIcon,
  mobile: MobileIcon,
  authenticator: QrIcon,
  bankAccounts: BankIcon,
  realName: AccountIcon,
  sessions: SystemIcon,
} as const satisfies Record<SecurityKind, unknown>

export interface SecurityRowProps {
  item: SecurityItem
  onOpen: (kind: SecurityKind) => void
}

/** One thing that protects the account: what it is for, its state, when it changed, and the way to it. */
export function SecurityRow({ item, onOpen }: SecurityRowProps) {
  const { names, purposes, state, action } = useSecurityWords()
  const nameId = useId()
  const { kind, detail, changedAt, locked = false } = item
  const { words, tone } = state(item)
  const Icon = icons[kind]
  return (
    <li className={css.row}>
      <span className={css.icon} data-done={isDone(item)} aria-hidden="true">
        <Icon />
      </span>
      <div className={css.words}>
        <Stack space="3xs">
          <Heading level={3} size="item" id={nameId}>
            {names[kind]}
          </Heading>
          {detail !== undefined && (
            <Text size="sm" weight="medium">
              <bdi>{detail}</bdi>
            </Text>
          )}
          <Text size="sm" tone="muted">
            {purposes[kind]}
          </Text>
          {changedAt !== undefined && (
            <Text size="sm" tone="muted">
              <Trans context="in the security centre">
                Last change: <DateTime value={changedAt} show="date" />
              </Trans>
            </Text>
          )}
        </Stack>
      </div>
      <div className={css.footer}>
        <StatusLabel tone={tone}>{words}</StatusLabel>
        {!locked && (
          <Button
            size="small"
            variant={isDone(item) || kind === 'sessions' ? 'outline' : 'soft'}
            tone={isDone(item) || kind === 'sessions' ? 'neutral' : 'accent'}
            aria-describedby={nameId}
            onClick={() => onOpen(kind)}
          >
            {action(item)}
          </Button>
        )}
      </div>
    </li>
  )
}
