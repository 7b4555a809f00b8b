import { loadMoneyMessages, WalletTransferScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Money between the wallets, in the member centre. */
export function TransferPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <WalletTransferScreen />
    </LanguageSection>
  )
}
