import { kindNames } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { useMay, usePermission } from '@baize/site'
import {
  Alert,
  Amount,
  Card,
  DateTime,
  Heading,
  KeyValueList,
  Link,
  LinkButton,
  Stack,
  Table,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { billPaths } from '../../shared/billPaths.ts'
import { paths } from '../../shared/paths.ts'
import type { AgentDay } from './day.ts'

/** Bills to downlines by due date, and whether the balance is enough for all of them. */
export function ToPay({ day }: { day: AgentDay }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const may = useMay()
  const { balance, owed, due, short } = day
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const missing = /[1-9]/.test(short) ? format.amount(short, { symbol: currencySymbol }) : null
  const title = t({ message: 'To pay', context: 'heading: bills to downlines' })
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <KeyValueList
          items={[
            {
              id: 'owed',
              label: t({ message: 'Due on all unpaid bills', context: 'sum of bills to downlines' }),
              value: money(owed.amount),
            },
            {
              id: 'balance',
              label: t({ message: 'In your balance', context: 'beside what is owed' }),
              value: money(balance),
            },
          ]}
        />
        {missing !== null && (
          <Alert
            tone="caution"
            title={t({ message: `${missing} short`, context: 'for the bills that are owed' })}
            action={
              may('full') && (
                <LinkButton href={paths.deposit} size="small">
                  {t({ message: 'Deposit', context: 'button: to pay bills' })}
                </LinkButton>
              )
            }
          >
            {t`Your balance is too low to pay all your bills.`}
          </Alert>
        )}
        {due.length === 0 ? (
          <Text tone="muted">{t`You have nothing to pay your downlines.`}</Text>
        ) : (
          <Table
            caption={title}
            captionHidden
            density="compact"
            rows={due}
            rowKey={({ kind, payBy }) => `${kind} ${payBy}`}
            columns={[
              {
                id: 'kind',
                header: t({ message: 'Type', context: 'column: of a contract' }),
                rowHeader: true,
                cell: ({ kind }) => (
                  <Link standalone href={`${billPaths[kind]}?side=downline`}>
                    {i18n._(kindNames[kind])}
                  </Link>
                ),
              },
              {
                id: 'payBy',
                header: t({ message: 'Due by', context: 'column: date by which a bill is paid' }),
                nowrap: true,
                cell: ({ payBy }) => <DateTime value={payBy} />,
              },
              {
                id: 'count',
                header: t({ message: 'Bills', context: 'column: how many' }),
                align: 'end',
                cell: ({ count }) => format.number(count),
              },
              {
                id: 'amount',
                header: t({ message: 'Owed', context: 'column: sum of unpaid bills' }),
                align: 'end',
                nowrap: true,
                cell: ({ amount }) => money(amount),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
