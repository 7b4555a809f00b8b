import { Continue, loadScreenMessages, type Remembered } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Going on as the account that this browser remembers, with the words of it. */
export function ContinueAs({ remembered }: { remembered: Remembered }) {
  return (
    <LanguageSection load={loadScreenMessages}>
      <Continue remembered={remembered} onSignedIn={() => {}} />
    </LanguageSection>
  )
}
