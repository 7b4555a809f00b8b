import { loadViewMessages, SessionsScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Where the account is signed in, in the member centre. */
export function SessionsPage() {
  return (
    <LanguageSection load={loadViewMessages}>
      <SessionsScreen />
    </LanguageSection>
  )
}
