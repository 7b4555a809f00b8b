import { Alert, Button, type KeyValue, KeyValueList, Stack, StatusLabel } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { RedeemReceipt } from './redeemFields.ts'

export interface RedeemedProps {
  /** What it cost, what stays, what is credited. */
  facts: readonly KeyValue[]
  receipt: RedeemReceipt | undefined
  onShowRecords: (() => void) | undefined
  onDone: (() => void) | undefined
}

/** What is shown after a redemption: it is in process, under its transaction number. */
export function Redeemed({ facts, receipt, onShowRecords, onDone }: RedeemedProps) {
  const { t } = useLingui()
  return (
    <Stack space="md">
      <Alert tone="positive" title={t`Your redemption has been sent.`}>
        {t`We’ll review it and message you. If it is rejected, your points are returned.`}
      </Alert>
      <KeyValueList
        items={[
          {
            id: 'status',
            label: t({ message: 'Status', context: 'of a redemption' }),
            value: (
              <StatusLabel tone="info">
                {t({ message: 'Redemption in process', context: 'Status of a product of the points mall' })}
              </StatusLabel>
            ),
          },
          {
            id: 'number',
            label: t({ message: 'Transaction ID', context: 'of a redemption' }),
            value: <bdi>{receipt?.transactionNumber ?? '–'}</bdi>,
          },
          ...facts,
        ]}
      />
      {onDone && (
        <Button fullWidth size="large" onClick={onDone}>
          {t({ message: 'Back to the points mall', context: 'button' })}
        </Button>
      )}
      {onShowRecords && (
        <Button variant="plain" tone="neutral" fullWidth onClick={onShowRecords}>
          {t({ message: 'Show my redemptions', context: 'button' })}
        </Button>
      )}
    </Stack>
  )
}
