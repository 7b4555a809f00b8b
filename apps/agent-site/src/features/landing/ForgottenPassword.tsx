import { ForgotPassword, loadScreenMessages } from '@baize/account'
import { loadMessages as loadForms } from '@baize/forms/messages'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { CacheProvider } from '@baize/site'
import { closeLayersOnBack, DialogHost, PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

const loadWords = joinMessages(loadScreenMessages, loadForms)

/** A forgotten password: by text message it signs in at once, by e-mail a link is sent. */
export function ForgottenPassword({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  useEffect(closeLayersOnBack, [])
  const title = t({ message: 'Forgot your password?', context: 'title of a dialog' })
  return (
    <CacheProvider>
      <PopupDialog open label={title} title={title} onClose={onClose}>
        <LanguageSection load={loadWords}>
          <ForgotPassword onSignIn={onClose} onSignedIn={onClose} />
        </LanguageSection>
      </PopupDialog>
      <DialogHost />
    </CacheProvider>
  )
}
