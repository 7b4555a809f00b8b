import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Alert, Button } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from '../../shared/print/Print.css.ts'
import { useLastPayment } from './lastPayment.ts'

/** The result of the last payment, for an agent who closed the dialog over it or returns to the page. */
export function LastPayment() {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { last, keep } = useLastPayment()
  if (!last) return null
  const money = (value: string) => format.amount(value, { symbol: currencySymbol })
  const paid = money(last.paidNow)
  const owed = money(last.stillOwed)
  const balance = money(last.balance)
  return (
    <div className={css.screenOnly}>
      <Alert
        tone={/[1-9]/.test(last.stillOwed) ? 'caution' : 'positive'}
        announce="polite"
        title={t({ message: 'Your last bill payment', context: 'title of a notice: what became of it' })}
        action={
          <Button variant="outline" tone="neutral" size="small" onClick={() => keep(null)}>
            {t({ message: 'Dismiss', context: 'button: a notice that was read' })}
          </Button>
        }
      >
        {t({
          message: `${paid} was paid. ${owed} was still due across all contract types, and ${balance} was left in your balance.`,
          context: 'what became of a payment of bills',
        })}
      </Alert>
    </div>
  )
}
