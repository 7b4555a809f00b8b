import { loadMoneyMessages, ProfitScreen } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** What was won and lost, in the member centre. */
export function ProfitPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <ProfitScreen />
    </LanguageSection>
  )
}
