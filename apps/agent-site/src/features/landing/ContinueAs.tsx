import { Continue, loadScreenMessages, type Remembered } from '@baize/account'
import { LanguageSection } from '@baize/i18n'

/** Continuing as the account that this browser remembers, with its messages. */
export function ContinueAs({ remembered }: { remembered: Remembered }) {
  return (
    <LanguageSection load={loadScreenMessages}>
      <Continue remembered={remembered} onSignedIn={() => {}} />
    </LanguageSection>
  )
}
