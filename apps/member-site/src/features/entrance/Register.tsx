import { RegisterForm } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Button, confirm, Inline, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { PlacedBanner } from '../../shared/banners/PlacedBanner.tsx'
import { paths } from '../../shared/paths.ts'
import { keepFirstVisit } from '../../shared/popups/firstVisit.ts'
import { openPopup } from '../../shared/popups/popups.ts'
import { loadWords } from './loadMessages.ts'
import { useEntered } from './useEntered.ts'
import { useInvitation } from './useInvitation.ts'

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
  const { policyProfile } = usePermission()
  const [, navigate] = useLocation()

  /** A regulated brand offers limits before anything is played. */
  async function offerLimits() {
    const go = await confirm({
      question: t`How much are you willing to spend?`,
      message: t`You can set deposit, loss, stake and time limits before you start.`,
      confirmLabel: t({ message: 'Limits and breaks', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Not now', context: 'button in a dialog' }),
    })
    if (go) navigate(paths.limits)
  }

  return (
    <RegisterForm
      invitation={invitation}
      terms={{ href: `${paths.helpCentre}#term`, external: true }}
      onRegistered={() => {
        keepFirstVisit(true)
        entered()
        toast({ tone: 'positive', message: t`Welcome. Your account is open and you are signed in.` })
        if (policyProfile === 'regulated') void offerLimits()
      }}
      below={<PlacedBanner place="w_register" />}
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
