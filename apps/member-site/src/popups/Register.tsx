import { loadScreenMessages, RegisterForm } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Button, Inline, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { openPopup } from './popups.ts'
import { useEntered } from './useEntered.ts'

const codePattern = /^[A-Za-z0-9_-]{1,64}$/

/** Opening an account; an invitation in the address (`?referralCode=`) is filled in. */
export function Register() {
  const { t } = useLingui()
  const entered = useEntered()
  const [search] = useSearchParams()
  const code = search.get('referralCode') ?? ''
  return (
    <LanguageSection load={loadScreenMessages}>
      <RegisterForm
        invitation={codePattern.test(code) ? code : undefined}
        onRegistered={() => {
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
    </LanguageSection>
  )
}
