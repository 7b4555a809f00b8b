import { LimitsScreen, loadMoneyMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Limits and breaks, in the member centre. */
export function LimitsPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <LimitsScreen />
    </LanguageSection>
  )
}
