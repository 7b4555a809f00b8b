import { InboxScreen, loadViewMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** The inbox, in the member centre. */
export function MessagesPage() {
  return (
    <LanguageSection load={loadViewMessages}>
      <InboxScreen />
    </LanguageSection>
  )
}
