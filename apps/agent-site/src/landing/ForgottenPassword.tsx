import { CacheProvider, ForgotPassword, loadScreenMessages } from '@baize/account'
import { loadMessages as loadForms } from '@baize/forms/messages'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { DialogHost, PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

const loadWords = joinMessages(loadScreenMessages, loadForms)

/** A forgotten password: by text message it signs in at once, by e-mail a link is on its way. */
export function ForgottenPassword({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const title = t({ message: 'Forgot your password?', context: 'title of a dialog' })
  return (
    <CacheProvider>
      <PopupDialog open name={title} title={title} onClose={onClose}>
        <LanguageSection load={loadWords}>
          <ForgotPassword onSignIn={onClose} onSignedIn={onClose} />
        </LanguageSection>
      </PopupDialog>
      <DialogHost />
    </CacheProvider>
  )
}
