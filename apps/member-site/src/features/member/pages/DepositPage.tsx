import { DepositScreen, loadMoneyMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Money in, in the member centre. */
export function DepositPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <DepositScreen />
    </LanguageSection>
  )
}
