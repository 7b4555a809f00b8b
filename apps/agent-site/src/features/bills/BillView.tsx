import { kindNames, TierTable } from '@baize/account'
import { billDetail, contractDetail } from '@baize/api/calls'
import { addMoney, formatMoneyWire, negateMoney, parseMoney } from '@baize/api/money'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useMay, usePermission } from '@baize/site'
import {
  Alert,
  Amount,
  Button,
  Card,
  DateTime,
  Heading,
  Inline,
  type KeyValue,
  KeyValueList,
  LinkButton,
  Stack,
  StatusLabel,
  Text,
  Timeline,
} from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import * as css from '../../shared/print/Print.css.ts'
import { AnswerBill } from './AnswerBill.tsx'
import { type BillDetail, isOwed, lookOf } from './bill.ts'
import type { PayScope } from './PayForm.tsx'
import { Play } from './Play.tsx'
import { Reckoning } from './Reckoning.tsx'
import { ReckoningHead } from './ReckoningHead.tsx'
import { useBillsAddress } from './useBillsAddress.ts'
import { WonAndLost } from './WonAndLost.tsx'

export interface BillViewProps {
  id: string
  onPay: (paying: PayScope) => void
}

/** One bill in full: the parts of its amount, the play under it, what was paid, what can be done. */
export function BillView({ id, onPay }: BillViewProps) {
  const { t } = useLingui()
  const address = useBillsAddress()
  const read = useApiQuery(billDetail, { params: { id } })
  return (
    <Stack space="lg">
      <div className={css.screenOnly}>
        <Inline align="between" space="sm">
          <LinkButton
            href={address.with({ bill: '', member: '' })}
            variant="plain"
            tone="neutral"
            size="small"
            icon={<BackIcon size={18} />}
          >
            {t({ message: 'View bills', context: 'button' })}
          </LinkButton>
          <Button variant="outline" tone="neutral" size="small" onClick={() => print()}>
            {t({ message: 'Print', context: 'button: a bill' })}
          </Button>
        </Inline>
      </div>
      <Loaded read={read} lines={10} level={1}>
        {(detail) => <Whole detail={detail} onPay={onPay} own={address.side === 'own'} />}
      </Loaded>
    </Stack>
  )
}

interface WholeProps {
  detail: BillDetail
  own: boolean
  onPay: BillViewProps['onPay']
}

function Whole({ detail, own, onPay }: WholeProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { bill, payments } = detail
  const may = useMay()
  const look = lookOf(bill)
  const left = formatMoneyWire(addMoney(parseMoney(bill.amount), negateMoney(parseMoney(bill.paid))))
  const kind = i18n._(kindNames[bill.kind])
  const money = (value: string) => format.amount(value, { symbol: currencySymbol })
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Stack space="2xs">
          <Heading level={1}>{t({ message: `${kind} bill`, context: 'title of a page' })}</Heading>
          <Text tone="muted">
            <DateTime value={bill.from} /> – <DateTime value={bill.to} />
          </Text>
        </Stack>
        <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
      </Inline>
      <Alert tone={bill.state === 'denied' || bill.state === 'insufficient' ? 'caution' : 'info'}>
        {i18n._(look.meaning)}
      </Alert>
      {!own && isOwed(bill) && may('cashier') && (
        <Inline>
          <Button aria-haspopup="dialog" onClick={() => onPay({ billIds: [bill.id] })}>
            {t({ message: 'Pay bill', context: 'button' })}
          </Button>
        </Inline>
      )}
      <Sum detail={detail} left={left} />
      <Play bill={bill.id} />
      {payments.length > 0 && (
        <Card as="section" padding="lg">
          <Stack space="md">
            <Heading level={2} size="group">
              {t({ message: 'Payments', context: 'heading: of a bill' })}
            </Heading>
            <Timeline
              label={t({ message: 'Payments', context: 'heading: of a bill' })}
              steps={payments.map(({ id, at, amount }) => ({
                id,
                at,
                title: money(amount),
                state: 'done',
              }))}
            />
          </Stack>
        </Card>
      )}
      <div className={bill.answer === 'none' ? css.screenOnly : undefined}>
        <AnswerBill bill={bill} own={own} />
      </div>
    </Stack>
  )
}

/** The parts of a bill's amount, line by line, and what is left of it to pay. */
function Sum({ detail: { bill, windowAmount, days, played }, left }: { detail: BillDetail; left: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol, brandName } = usePermission()
  const contract = useApiQuery(contractDetail, { params: { id: bill.contractId } })
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const fact = (id: string, label: string, value: KeyValue['value']): KeyValue => ({ id, label, value })
  const byDays = bill.kind === 'dividend' || bill.kind === 'dailySalary'
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <ReckoningHead level={2} />
        <KeyValueList
          items={[
            fact('id', t({ message: 'Bill number', context: 'of a bill' }), <bdi>{bill.id}</bdi>),
            fact('account', t({ message: 'Team of', context: 'of a bill' }), <bdi>{bill.account}</bdi>),
            fact(
              'payer',
              t({ message: 'Paid by', context: 'of a bill' }),
              <bdi>{bill.upline ?? brandName}</bdi>,
            ),
            fact(
              'payBy',
              t({ message: 'Due by', context: 'of a bill: a time' }),
              <DateTime value={bill.payBy} />,
            ),
            ...(byDays
              ? [
                  fact(
                    'days',
                    t({ message: 'Days of the period', context: 'of a bill' }),
                    format.number(days),
                  ),
                ]
              : []),
          ]}
          columns={2}
        />
        <Reckoning
          reckoned={{ ...bill, amount: windowAmount }}
          {...(bill.adjustment > 0 ? { correction: bill.amount } : {})}
          href="#play"
        />
        {bill.kind === 'realtimeSalary' && <WonAndLost played={played} />}
        <KeyValueList
          items={[
            fact('paid', t({ message: 'Paid', context: 'of a bill: sum' }), money(bill.paid)),
            fact('left', t({ message: 'Not paid yet', context: 'of a bill: sum' }), money(left)),
          ]}
          columns={2}
        />
        {contract.data && (
          <TierTable kind={bill.kind} tiers={contract.data.contract.tiers} reached={bill.tier} />
        )}
      </Stack>
    </Card>
  )
}
