import { Amount, Button, Inline, Text } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import * as css from './Receiver.css.ts'
import type { OwnFunds } from './transfer.ts'

export interface TransferRouteProps {
  own: OwnFunds
  receiver: TeamMember
  /** Another receiver is wanted. */
  onChange: () => void
}

/** The sender and the receiver, with both balances now. */
export function TransferRoute({ own, receiver, onChange }: TransferRouteProps) {
  const { t } = useLingui()
  const balance = (value: string): ReactNode => (
    <Text size="xl" weight="strong" tabular>
      <Amount value={value} currency={own.currencySymbol} />
    </Text>
  )
  return (
    <div className={css.route}>
      <div className={css.end}>
        <Text size="sm" tone="muted">
          {t({ message: 'From you', context: 'sender of a transfer' })}
        </Text>
        {balance(own.balance)}
      </div>
      <span className={css.arrow} aria-hidden>
        <SendIcon size={22} />
      </span>
      <div className={css.end}>
        <Inline align="between" space="xs" alignY="start">
          <AccountName {...receiver} />
          <Button variant="plain" size="small" onClick={onChange}>
            {t({ message: 'Change', context: 'button: another receiver' })}
          </Button>
        </Inline>
        {balance(receiver.balance)}
      </div>
    </div>
  )
}
