import { RegisterForm } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Button, Inline, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../app/paths.ts'
import { keepFirstVisit } from '../popups/firstVisit.ts'
import { openPopup } from '../popups/popups.ts'
import { useEntered } from './useEntered.ts'
import { useInvitation } from './useInvitation.ts'
import { loadWords } from './words.ts'

/** Opening an account; the codes of an invitation in the address are filled in. */
export function Register() {
  return (
    <LanguageSection load={loadWords}>
      <Ways />
    </LanguageSection>
  )
}

function Ways() {
  const { t } = useLingui()
  const entered = useEntered()
  const invitation = useInvitation()
  return (
    <RegisterForm
      invitation={invitation}
      terms={{ href: `${paths.helpCentre}#term`, external: true }}
      onRegistered={() => {
        keepFirstVisit(true)
        entered()
        toast({ tone: 'positive', message: t`Welcome. Your account is open and you are signed in.` })
      }}
      afterSubmit={
        <Inline space="xs" align="center">
          <Text tone="muted">{t`Already a member?`}</Text>
          <Button variant="plain" onClick={() => openPopup('login')}>
            {t({ message: 'Sign in', context: 'button' })}
          </Button>
        </Inline>
      }
    />
  )
}
