import { loadViewMessages } from '@baize/account'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { HelpSections } from './HelpSections.tsx'
import { loadMessages } from './messages.ts'

const loadWords = joinMessages(loadViewMessages, loadMessages)

/** The help over a page, open at the section that the address names: `#term`. */
export function HelpPopup() {
  return (
    <LanguageSection load={loadWords}>
      <HelpSections level={3} />
    </LanguageSection>
  )
}
