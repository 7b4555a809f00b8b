import { BettingRecordScreen, loadViewMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Every bet, in the member centre. */
export function BettingRecordPage() {
  return (
    <LanguageSection load={loadViewMessages}>
      <BettingRecordScreen />
    </LanguageSection>
  )
}
