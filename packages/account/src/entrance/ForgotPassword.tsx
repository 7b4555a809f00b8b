import { ApiError } from '@baize/api'
import { forgotPassword, noLoginCode, registerSettings, resetPasswordByMobile } from '@baize/api/calls'
import { ForgotByEmailForm, ForgotByMobileForm } from '@baize/forms'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText, useToken } from '@baize/site'
import { Tabs } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePhoneCountries } from '../countries/usePhoneCountries.ts'
import { useCaptchaSource } from '../sign-in/useCaptchaSource.ts'
import { ExtraVerification } from './ExtraVerification.tsx'
import { useServiceLink } from './useServiceLink.ts'

/** Hours for which payments out wait after a password that was forgotten. */
const heldHours = 24

export interface ForgotPasswordProps {
  /** The new password is set, and signed in with. */
  onSignedIn: () => void
  /** Leads back to signing in. */
  onSignIn: () => void
}

/** A forgotten password: by text message where the brand has switched it on (CHNGPASSVERIF3), by e-mail everywhere. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const { t } = useLingui()
  const { switches } = usePermission()
  const byEmail = <ByEmail {...props} />
  if (!switches.CHNGPASSVERIF3) return byEmail
  return (
    <Tabs
      label={t({ message: 'Ways to a new password', context: 'name of a set of tabs' })}
      tabs={[
        {
          id: 'mobile',
          label: t({ message: 'By text message', context: 'tab: a way to a new password' }),
          content: <ByMobile {...props} />,
        },
        {
          id: 'email',
          label: t({ message: 'By email', context: 'tab: a way to a new password' }),
          content: byEmail,
        },
      ]}
    />
  )
}

function ByMobile({ onSignIn, onSignedIn }: ForgotPasswordProps) {
  const askForCode = useCall(noLoginCode)
  const reset = useCall(resetPasswordByMobile)
  const { enter } = useToken()
  const captcha = useCaptchaSource()
  const explain = useExplain()
  const service = useServiceLink()
  const { countries, read } = usePhoneCountries()
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const [verification, setVerification] = useState<ApiError['params']>()

  function arrive(token: string) {
    enter(token)
    onSignedIn()
  }
  // The new password is set already: an account with an authenticator app shows its code at an unknown address.
  if (verification)
    return (
      <ExtraVerification asked={verification} onVerified={({ token }) => arrive(token)} onBack={onSignIn} />
    )
  return (
    <Loaded read={read} lines={6}>
      {() => (
        <ForgotByMobileForm
          countries={countries}
          {...(settings.data?.rules.password ? { passwordRule: settings.data.rules.password } : {})}
          requestCode={(body) => askForCode.mutateAsync({ body: { purpose: 'password', ...body } })}
          captcha={captcha}
          heldHours={heldHours}
          {...(service ? { service } : {})}
          onSignIn={onSignIn}
          onSubmit={async (body) => {
            try {
              arrive((await reset.mutateAsync({ body })).token)
            } catch (error) {
              if (!(error instanceof ApiError && error.code === 'verificationRequired')) throw error
              setVerification(error.params)
            }
          }}
          explain={explain}
        />
      )}
    </Loaded>
  )
}

function ByEmail({ onSignIn }: ForgotPasswordProps) {
  const forgot = useCall(forgotPassword)
  const captcha = useCaptchaSource()
  const explain = useExplain()
  const service = useServiceLink()
  return (
    <ForgotByEmailForm
      captcha={captcha}
      {...(service ? { service } : {})}
      onSignIn={onSignIn}
      onSubmit={async (body) => void (await forgot.mutateAsync({ body }))}
      explain={explain}
    />
  )
}

function useExplain(): (error: unknown) => string | undefined {
  const problemText = useProblemText()
  return (error) => (error instanceof ApiError ? problemText(error) : undefined)
}
