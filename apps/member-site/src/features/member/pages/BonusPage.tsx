import { BonusScreen, loadMoneyMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Bonuses, in the member centre. */
export function BonusPage() {
  return (
    <LanguageSection load={loadMoneyMessages}>
      <BonusScreen />
    </LanguageSection>
  )
}
