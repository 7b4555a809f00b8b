import { loadViewMessages, TransactionRecordScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Every movement of the balance, in the member centre. */
export function TransactionsPage() {
  return (
    <LanguageSection load={loadViewMessages}>
      <TransactionRecordScreen />
    </LanguageSection>
  )
}
