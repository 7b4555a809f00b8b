import { balance, depositDetail } from '@baize/api/calls'
import {
  Alert,
  Amount,
  Button,
  CopyField,
  Heading,
  KeyValueList,
  Stack,
  StatusLabel,
  Text,
  Timeline,
  type TimelineStep,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useRead } from '../platform/calls.ts'
import { Loaded } from '../problems/Loaded.tsx'
import { reasonText } from '../timeline/reasons.ts'
import { type Deposit, depositStateLooks } from './states.ts'

export interface DepositProgressProps {
  id: string
  /** Another deposit is wanted. */
  onAgain: () => void
}

/** One deposit: where to pay to, and how far it is. The live events keep it true; it asks every 5 s besides. */
export function DepositProgress({ id, onAgain }: DepositProgressProps) {
  const { t } = useLingui()
  const read = useRead(depositDetail, { params: { id } }, { every: 5_000 })
  const funds = useRead(balance, {})
  const currency = funds.data?.currencySymbol
  return (
    <Loaded read={read}>
      {(deposit) => (
        <Stack space="md">
          <Heading level={2}>{t`Your deposit`}</Heading>
          <div role="status">
            <Outcome deposit={deposit} currency={currency} />
          </div>
          {deposit.payTo && deposit.state === 'pending' && (
            <Stack space="sm">
              <KeyValueList
                items={[
                  {
                    id: 'bank',
                    label: t({ message: 'Bank', context: 'deposit: where to pay to' }),
                    value: deposit.payTo.bank,
                  },
                  {
                    id: 'name',
                    label: t({ message: 'Account name', context: 'deposit: where to pay to' }),
                    value: deposit.payTo.accountName,
                  },
                ]}
              />
              <CopyField
                label={t({ message: 'Account number', context: 'deposit: where to pay to' })}
                value={deposit.payTo.accountNumber}
              />
              <CopyField
                label={t({ message: 'Reference', context: 'deposit: what to write on the transfer' })}
                value={deposit.payTo.reference}
                hint={t`Write it on the transfer, so that the bank finds your deposit.`}
              />
            </Stack>
          )}
          <DepositTimeline deposit={deposit} />
          <Button variant="soft" tone="neutral" onClick={onAgain}>
            {t({ message: 'Another deposit', context: 'button' })}
          </Button>
        </Stack>
      )}
    </Loaded>
  )
}

function Outcome({ deposit, currency }: { deposit: Deposit; currency: string | undefined }) {
  const { i18n, t } = useLingui()
  const look = depositStateLooks[deposit.state]
  const reason = reasonText(i18n, deposit.reason)
  return (
    <Stack space="sm">
      <Text size="xxl" weight="strong">
        <Amount value={deposit.credited ?? deposit.amount} currency={currency} />
      </Text>
      <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
      {deposit.state === 'approved' && <Alert tone="positive">{t`The money is in your balance.`}</Alert>}
      {reason && <Alert tone={look.tone === 'critical' ? 'critical' : 'info'}>{reason}</Alert>}
    </Stack>
  )
}

function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const { i18n, t } = useLingui()
  const open = deposit.state === 'pending' || deposit.state === 'underReview'
  const steps = deposit.history.map((step, index): TimelineStep => {
    const last = index === deposit.history.length - 1
    const failed = step.state === 'rejected' || step.state === 'expired'
    const reason = reasonText(i18n, step.reason)
    return {
      id: `${index}`,
      title: i18n._(depositStateLooks[step.state as Deposit['state']]?.label ?? step.state),
      state: failed ? 'failed' : last && open ? 'current' : 'done',
      at: step.at,
      ...(reason ? { reason } : {}),
    }
  })
  if (open) {
    steps.push({
      id: 'credited',
      title: i18n._(depositStateLooks.approved.label),
      state: 'upcoming',
      ...(deposit.nextUpdateAt
        ? { at: deposit.nextUpdateAt, reason: t`You hear from us by then at the latest.` }
        : {}),
    })
  }
  return (
    <Timeline
      label={t({ message: 'Progress of the deposit', context: 'name of a list of steps' })}
      steps={steps}
    />
  )
}
