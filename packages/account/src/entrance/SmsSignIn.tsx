import { ApiError, type ValueOf } from '@baize/api'
import { login, noLoginCode } from '@baize/api/calls'
import { RememberMe, SmsSignInForm } from '@baize/forms'
import { Loaded, useCall, useProblemText, useToken } from '@baize/site'
import { useRef, useState } from 'react'
import { usePhoneCountries } from '../countries/usePhoneCountries.ts'
import { useCaptchaSource } from '../sign-in/useCaptchaSource.ts'
import { ExtraVerification } from './ExtraVerification.tsx'

export interface SmsSignInProps {
  /** Signed in: the session is there already. */
  onSignedIn: (result: ValueOf<typeof login>) => void
}

/** Signing in by a code from a text message. */
export function SmsSignIn({ onSignedIn }: SmsSignInProps) {
  const askForCode = useCall(noLoginCode)
  const signIn = useCall(login)
  const { enter } = useToken()
  const problemText = useProblemText()
  const captcha = useCaptchaSource()
  const { countries, read } = usePhoneCountries()
  const [challenged, setChallenged] = useState(false)
  const [verification, setVerification] = useState<ApiError['params']>()
  const remember = useRef(true)

  function arrive(result: ValueOf<typeof login>) {
    enter(result.token)
    onSignedIn(result)
  }
  if (verification)
    return (
      <ExtraVerification asked={verification} onVerified={arrive} onBack={() => setVerification(undefined)} />
    )
  return (
    <Loaded read={read}>
      {() => (
        <SmsSignInForm
          countries={countries}
          requestCode={(body) => askForCode.mutateAsync({ body: { purpose: 'login', ...body } })}
          captcha={captcha}
          captchaAsked={challenged}
          beforeSubmit={
            <RememberMe
              onCheckedChange={(checked) => {
                remember.current = checked
              }}
            />
          }
          onSignIn={async (body) => {
            try {
              arrive(await signIn.mutateAsync({ body: { ...body, remember: remember.current } }))
            } catch (error) {
              if (asksForCaptcha(error)) setChallenged(true)
              if (!(error instanceof ApiError && error.code === 'verificationRequired')) throw error
              setVerification(error.params)
            }
          }}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        />
      )}
    </Loaded>
  )
}

function asksForCaptcha(error: unknown): boolean {
  return error instanceof ApiError && (error.params.captcha === true || error.code.startsWith('captcha'))
}
