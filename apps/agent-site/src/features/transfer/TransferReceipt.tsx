import { isolated } from '@baize/i18n/format'
import { usePermission } from '@baize/site'
import {
  Amount,
  Button,
  DateTime,
  Heading,
  Inline,
  KeyValueList,
  LinkButton,
  Stack,
  StatusLabel,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { paths } from '../../shared/paths.ts'
import type { Transfer } from './transfer.ts'

export interface TransferReceiptProps {
  transfer: Transfer
  onRestart: () => void
}

/** The sent amount, the receiver, and both balances now. */
export function TransferReceipt({ transfer, onRestart }: TransferReceiptProps) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const receipt = useRef<HTMLDivElement>(null)
  // In the commit itself: a frame later the user may be typing already.
  useLayoutEffect(() => receipt.current?.focus(), [])
  const { toAccount } = transfer
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  return (
    <div ref={receipt} tabIndex={-1}>
      <Stack space="lg">
        <Stack space="xs">
          <Inline space="sm">
            <Heading level={2} size="group">
              {t({ message: 'Receipt', context: 'heading: a transfer that was made' })}
            </Heading>
            <StatusLabel tone="positive">
              {t({ message: 'Sent', context: 'state of a transfer' })}
            </StatusLabel>
          </Inline>
          <Text size="3xl" weight="strong" tabular>
            {money(transfer.amount)}
          </Text>
        </Stack>
        <KeyValueList
          items={[
            {
              id: 'to',
              label: t({ message: 'To', context: 'receiver of a transfer' }),
              value: <bdi>{toAccount}</bdi>,
            },
            {
              id: 'own',
              label: t({ message: 'Your balance', context: 'after a transfer' }),
              value: money(transfer.balance),
              strong: true,
            },
            {
              id: 'theirs',
              label: t({
                message: `Balance of ${{ toAccount: isolated(toAccount) }}`,
                context: 'after a transfer',
              }),
              value: money(transfer.toBalance),
              strong: true,
            },
            {
              id: 'at',
              label: t({ message: 'Time', context: 'of a transfer' }),
              value: <DateTime value={transfer.at} seconds />,
            },
            {
              id: 'id',
              label: t({ message: 'Transfer ID', context: 'of a transfer' }),
              value: <bdi>{transfer.id}</bdi>,
            },
          ]}
        />
        <Inline space="xs">
          <Button onClick={onRestart}>{t({ message: 'New transfer', context: 'button' })}</Button>
          <LinkButton href={paths.members} variant="soft" tone="neutral">
            {t({ message: 'View team', context: 'button' })}
          </LinkButton>
          <LinkButton href={paths.accountDetails} variant="plain" tone="neutral">
            {t({ message: 'Account details', context: 'page of the agent centre' })}
          </LinkButton>
        </Inline>
      </Stack>
    </div>
  )
}
