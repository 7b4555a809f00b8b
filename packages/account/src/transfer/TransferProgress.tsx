import { walletTransferDetail } from '@baize/api/calls'
import { callKey, Loaded, useApiQuery } from '@baize/site'
import {
  Alert,
  Amount,
  Button,
  Heading,
  Inline,
  KeyValueList,
  Stack,
  StatusLabel,
  Text,
  Timeline,
  type TimelineStep,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCurrency } from '../funds/useCurrency.ts'
import { Expectation } from '../timeline/Expectation.tsx'
import { isMoving, transferReasons, transferStateLooks, type WalletTransfer } from './states.ts'
import type { Wallets } from './TransferForm.tsx'
import { WalletName } from './WalletName.tsx'

export interface TransferProgressProps {
  id: string
  wallets: Wallets
  /** Another transfer is wanted. */
  onRestart: () => void
}

/** One transfer between wallets: how far it is, also where the vendor has not said. */
export function TransferProgress({ id, wallets, onRestart }: TransferProgressProps) {
  const { t } = useLingui()
  const input = { params: { id } }
  const known = useQueryClient().getQueryData<WalletTransfer>(callKey(walletTransferDetail, input))
  const read = useApiQuery(walletTransferDetail, input, { every: known && !isMoving(known) ? false : 3_000 })
  return (
    <Stack space="md">
      <Loaded read={read}>
        {(transfer) => (
          <Stack space="md">
            <Heading level={2}>{t`Your transfer`}</Heading>
            <Where transfer={transfer} wallets={wallets} />
            {isMoving(transfer) && <Expectation nextUpdateAt={transfer.nextUpdateAt} medianSeconds={null} />}
            <Steps transfer={transfer} />
          </Stack>
        )}
      </Loaded>
      <Inline>
        <Button variant="soft" tone="neutral" onClick={onRestart}>
          {t({ message: 'New transfer', context: 'button: between wallets' })}
        </Button>
      </Inline>
    </Stack>
  )
}

function Where({ transfer, wallets }: { transfer: WalletTransfer; wallets: Wallets }) {
  const { i18n, t } = useLingui()
  const currency = useCurrency()
  const look = transferStateLooks[transfer.state]
  const reason = transfer.reason === null ? undefined : transferReasons[transfer.reason]
  return (
    <>
      <div role="status">
        <Stack space="sm">
          <Text size="2xl" weight="strong">
            <Amount value={transfer.amount} currency={currency} />
          </Text>
          <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
          {reason && <Alert tone={look.tone === 'critical' ? 'critical' : 'caution'}>{i18n._(reason)}</Alert>}
        </Stack>
      </div>
      <KeyValueList
        items={[
          {
            id: 'from',
            label: t({ message: 'From', context: 'wallet of a transfer' }),
            value: <WalletName wallets={wallets} id={transfer.fromWalletId} />,
          },
          {
            id: 'to',
            label: t({ message: 'To', context: 'wallet of a transfer' }),
            value: <WalletName wallets={wallets} id={transfer.toWalletId} />,
          },
        ]}
      />
    </>
  )
}

function Steps({ transfer }: { transfer: WalletTransfer }) {
  const { i18n, t } = useLingui()
  const steps = transfer.history.map(({ state, at, reason }, index): TimelineStep => {
    const last = index === transfer.history.length - 1
    const words = reason === null ? undefined : transferReasons[reason]
    return {
      id: `${index}`,
      title: i18n._(transferStateLooks[state].label),
      state: state === 'failed' ? 'failed' : last && isMoving(transfer) ? 'current' : 'done',
      at,
      ...(words ? { reason: i18n._(words) } : {}),
    }
  })
  if (isMoving(transfer)) {
    const title = i18n._(transferStateLooks.confirmed.label)
    steps.push({ id: 'confirmed', title, state: 'upcoming' })
  }
  return (
    <Timeline
      label={t({ message: 'Progress of the transfer', context: 'name of a list of steps' })}
      steps={steps}
    />
  )
}
