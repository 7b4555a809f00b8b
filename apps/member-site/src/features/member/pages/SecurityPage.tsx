import { loadScreenMessages, SecurityScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** What protects the account, in the member centre. */
export function SecurityPage() {
  return (
    <LanguageSection load={loadScreenMessages}>
      <SecurityScreen />
    </LanguageSection>
  )
}
