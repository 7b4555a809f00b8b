import { contractFreeze } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery, useMay, usePermission } from '@baize/site'
import { Alert, Button, Inline, LinkButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'

/** Says that the balance is frozen, why, since when, and what ends it. Nothing while it is not. */
export function FreezeNotice({ onPay }: { onPay: (scope: { billIds: string[] }) => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const may = useMay()
  const { data } = useApiQuery(contractFreeze, {})
  if (!data?.frozen) return null
  const owed = format.amount(data.toPay, { symbol: currencySymbol })
  const since = data.since === null ? '' : format.dateTime(data.since)
  return (
    <Alert
      tone="critical"
      announce="polite"
      title={t`Your balance is frozen`}
      action={
        <Inline space="xs">
          {may('cashier') && (
            <Button aria-haspopup="dialog" onClick={() => onPay({ billIds: data.bills.map(({ id }) => id) })}>
              {t({ message: 'Pay dividends', context: 'button: ends a freeze' })}
            </Button>
          )}
          {may('full') && (
            <LinkButton href={paths.deposit} variant="outline" tone="neutral">
              {t({ message: 'Deposit', context: 'button: to end a freeze' })}
            </LinkButton>
          )}
        </Inline>
      }
    >
      {t`Frozen since ${since} because of overdue dividends. Pay ${owed} to unfreeze it now. Incoming money is used for it automatically.`}
    </Alert>
  )
}
