import { SignInForm, useRemembered } from '@baize/account'
import { lazyScreen, usePermission, useTitle, useToken, useVisitorParts } from '@baize/site'
import {
  Alert,
  Button,
  Heading,
  LanguageSelect,
  Link,
  SchemeSwitch,
  Stack,
  Text,
  useHydrated,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { door, passDoor } from '../../shared/door.ts'
import { AgentWork } from './AgentWork.tsx'
import { doorTitle } from './doorHead.ts'
import { useDoorText } from './doorText.ts'
import * as css from './Landing.css.ts'

const ContinueAs = lazyScreen(() => import('./ContinueAs.tsx').then((chunk) => chunk.ContinueAs))
const ForgottenPassword = lazyScreen(
  () => import('./ForgottenPassword.tsx').then((chunk) => chunk.ForgottenPassword),
  'silent',
)

export interface LandingProps {
  /** A sign-in is likely: the pages behind it may be prefetched. */
  onIntent: () => void
}

/** The agents' landing page. No header, no footer: the site's purpose, and the sign-in. */
export function Landing({ onIntent }: LandingProps) {
  const { t, i18n } = useLingui()
  const { brandName, customerService, mainDomain } = usePermission()
  const { signedIn } = useToken()
  useVisitorParts()
  const [, navigate] = useLocation()
  const { reason: known } = useSnapshot(door)
  // A server knows of no reason.
  const reason = useHydrated() ? known : null
  const remembered = useRemembered()
  const [begun, setBegun] = useState(false)
  const [forgotten, setForgotten] = useState(false)
  const doorText = useDoorText()
  useTitle(i18n._(doorTitle), brandName)
  useEffect(() => {
    if (signedIn) navigate(passDoor(), { replace: true })
  }, [signedIn, navigate])
  const begin = ({ target }: FocusEvent) => {
    onIntent()
    // An agent who has begun to type is not interrupted by what this browser remembers.
    if (target.closest('form')) setBegun(true)
  }
  return (
    <div className={css.page}>
      <Suspense>
        <AgentWork brandName={brandName} />
      </Suspense>
      <main className={css.door} id="main" tabIndex={-1} onFocus={begin}>
        <Suspense>
          <div className={css.tools}>
            <LanguageSelect align="end" />
            <SchemeSwitch iconOnly />
          </div>
        </Suspense>
        <div className={css.form}>
          <Stack space="lg">
            <Stack space="2xs">
              <Heading level={2}>{t({ message: 'Sign in', context: 'heading of the agents’ door' })}</Heading>
              <Text tone="muted">{t`Use the username and password of your agent account.`}</Text>
            </Stack>
            {reason && (
              <Alert tone={reason === 'nonAgent' ? 'critical' : 'info'} announce="polite">
                {doorText(reason)}
              </Alert>
            )}
            <Suspense>
              {remembered.account !== null && !begun ? (
                <ContinueAs remembered={remembered} />
              ) : (
                <SignInForm
                  username={remembered.username}
                  onSignedIn={() => {}}
                  afterSubmit={
                    <Button
                      variant="plain"
                      fullWidth
                      aria-haspopup="dialog"
                      onClick={() => setForgotten(true)}
                    >
                      {t({ message: 'Forgot your password?', context: 'button of the agents’ door' })}
                    </Button>
                  }
                />
              )}
            </Suspense>
          </Stack>
        </div>
        <div className={css.service}>
          <Text as="span" size="sm" tone="muted">
            {t({ message: 'Not an agent?', context: 'before a link to the members’ site' })}
          </Text>
          <Link href={mainDomain}>
            {t({ message: 'Go to the members’ site', context: 'link of the agents’ door' })}
          </Link>
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
      {forgotten && <ForgottenPassword onClose={() => setForgotten(false)} />}
    </div>
  )
}
