import { loadMoneyMessages, WithdrawScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Money out, in the member centre. */
export function WithdrawPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <WithdrawScreen />
    </LanguageSection>
  )
}
