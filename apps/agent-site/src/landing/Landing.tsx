import { SignInForm, usePermission, useTitle, useToken } from '@baize/account'
import { Alert, Heading, LanguageSelect, Link, SchemeSwitch, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { doorReason, passDoor } from '../app/door.ts'
import { AgentWork } from './AgentWork.tsx'
import { doorTitle } from './doorHead.ts'
import { useDoorText } from './doorText.ts'
import * as css from './Landing.css.ts'

export interface LandingProps {
  /** Somebody is about to sign in: what lies behind may be fetched. */
  onIntent: () => void
}

/** Where agents come in. No header, no footer: what this place is for, and the door. */
export function Landing({ onIntent }: LandingProps) {
  const { t, i18n } = useLingui()
  const { brandName, customerService } = usePermission()
  const { signedIn } = useToken()
  const [, navigate] = useLocation()
  const reason = useSyncExternalStore(doorReason.subscribe, doorReason.read, doorReason.read)
  const doorText = useDoorText()
  useTitle(i18n._(doorTitle), brandName)
  useEffect(() => {
    if (signedIn) navigate(passDoor(), { replace: true })
  }, [signedIn, navigate])
  return (
    <div className={css.page}>
      <Suspense>
        <AgentWork brandName={brandName} />
      </Suspense>
      <main className={css.door} id="main" tabIndex={-1} onFocus={onIntent}>
        <Suspense>
          <div className={css.tools}>
            <LanguageSelect align="end" />
            <SchemeSwitch iconOnly />
          </div>
        </Suspense>
        <div className={css.form}>
          <Stack space="lg">
            <Stack space="xxs">
              <Heading level={2}>{t({ message: 'Sign in', context: 'heading of the agents’ door' })}</Heading>
              <Text tone="muted">{t`With the user name and password of your agent account.`}</Text>
            </Stack>
            {reason && (
              <Alert tone={reason === 'nonAgent' ? 'critical' : 'info'} announce="polite">
                {doorText(reason)}
              </Alert>
            )}
            <Suspense>
              <SignInForm onSignedIn={() => {}} />
            </Suspense>
          </Stack>
        </div>
        {customerService.length > 0 && (
          <div className={css.service}>
            <Text as="span" size="sm" tone="muted">
              {t({ message: 'Need help?', context: 'before links to customer service' })}
            </Text>
            {customerService.map(({ csType, title, path }) => (
              <Link key={csType} href={path} external>
                {title}
              </Link>
            ))}
          </div>
        )}
      </main>
    </div>
  )
}
