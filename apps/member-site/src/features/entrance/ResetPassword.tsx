import { ResetPassword as Form, loadScreenMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { useState } from 'react'
import { openPopup } from '../../shared/popups/popups.ts'
import { takeResetCode } from '../../shared/popups/resetLink.ts'

/** The new password after following the link of an e-mail. */
export function ResetPassword() {
  const [code] = useState(takeResetCode)
  return (
    <LanguageSection load={loadScreenMessages}>
      <Form code={code} onSignIn={() => openPopup('login')} onAskAgain={() => openPopup('forgotPassword')} />
    </LanguageSection>
  )
}
