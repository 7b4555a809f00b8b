import { usePermission } from '@baize/site'
import { Amount, CopyField, DateTime, Drawer, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { PastTransfer } from './transfer.ts'

export interface TransferDrawerProps {
  /** The transfer that the address names, where it is among the rows. */
  transfer: PastTransfer | undefined
  onClose: () => void
}

/** The receipt of a transfer that was made or received: number, sides, amount, note and the own balance. */
export function TransferDrawer({ transfer, onClose }: TransferDrawerProps) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  if (!transfer) return null
  const title = t({ message: 'Receipt', context: 'heading: a transfer that was made' })
  const money = (value: string | null) =>
    value === null ? '–' : <Amount value={value} currency={currencySymbol} />
  const { direction, account, amount, note, opening, closing } = transfer
  return (
    <Drawer open label={title} title={title} onClose={onClose}>
      <Stack space="md">
        <CopyField label={t({ message: 'Transfer ID', context: 'of a transfer' })} value={transfer.id} />
        <KeyValueList
          items={[
            {
              id: 'account',
              label:
                direction === 'in'
                  ? t({ message: 'From', context: 'sender of a transfer' })
                  : t({ message: 'To', context: 'receiver of a transfer' }),
              value: <bdi>{account}</bdi>,
            },
            {
              id: 'amount',
              label: t({ message: 'Amount', context: 'column' }),
              value: money(amount),
              strong: true,
            },
            {
              id: 'at',
              label: t({ message: 'Time', context: 'of a transfer' }),
              value: <DateTime value={transfer.at} seconds />,
            },
            {
              id: 'note',
              label: t({ message: 'Note', context: 'column' }),
              value: note ? <bdi>{note}</bdi> : '–',
            },
            {
              id: 'opening',
              label: t({ message: 'Your balance before', context: 'before a transfer' }),
              value: money(opening),
            },
            {
              id: 'closing',
              label: t({ message: 'Your balance', context: 'after a transfer' }),
              value: money(closing),
            },
          ]}
        />
      </Stack>
    </Drawer>
  )
}
