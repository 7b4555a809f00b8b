import { ForgotPassword as Forms } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Stack, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { PlacedBanner } from '../../shared/banners/PlacedBanner.tsx'
import { openPopup } from '../../shared/popups/popups.ts'
import { loadWords } from './loadMessages.ts'
import { useEntered } from './useEntered.ts'

/** A forgotten password: by text message it signs in at once, by e-mail a link is sent. */
export function ForgotPassword() {
  return (
    <LanguageSection load={loadWords}>
      <Stack space="lg">
        <Ways />
        <PlacedBanner place="w_forget" />
      </Stack>
    </LanguageSection>
  )
}

function Ways() {
  const { t } = useLingui()
  const entered = useEntered()
  return (
    <Forms
      onSignIn={() => openPopup('login')}
      onSignedIn={() => {
        entered()
        toast({ tone: 'positive', message: t`Your new password is set and you are signed in.` })
      }}
    />
  )
}
