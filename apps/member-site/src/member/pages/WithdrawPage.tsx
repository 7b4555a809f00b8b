import { loadScreenMessages, WithdrawScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Money out, in the member centre. */
export function WithdrawPage() {
  return (
    <LanguageSection load={loadScreenMessages}>
      <WithdrawScreen />
    </LanguageSection>
  )
}
