import { loadMoneyMessages, UplineTransferScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Money to the upline, in the member centre. */
export function UplineTransferPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <UplineTransferScreen />
    </LanguageSection>
  )
}
