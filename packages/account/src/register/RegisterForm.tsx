import { ApiError, type InputOf } from '@baize/api'
import { affiliate, noLoginCode, register, registerMobile, registerSettings } from '@baize/api/calls'
import { RegisterForm as Form, type Invitation, type RegisterRequest } from '@baize/forms'
import { useLanguage } from '@baize/i18n'
import {
  Loaded,
  useApiQuery,
  useCall,
  usePermission,
  usePlatform,
  useProblemText,
  useToken,
} from '@baize/site'
import { type LinkTarget, Stack } from '@baize/ui'
import type { ReactNode } from 'react'
import { usePhoneCountries } from '../countries/usePhoneCountries.ts'
import { useCaptchaSource } from '../sign-in/useCaptchaSource.ts'

export interface RegisterFormProps {
  /** Codes of an invitation that the address carried. */
  invitation?: Invitation | undefined
  /** Where the terms are read. @default nowhere: words only */
  terms?: LinkTarget
  /** The account is open and signed in. */
  onRegistered: () => void
  /** Shown under the button. */
  afterSubmit?: ReactNode
  /** Shown below the form, and mounted with it: mounted earlier, it would be pushed down. */
  below?: ReactNode
}

type RegisterBody = InputOf<typeof register>['body']
type MobileBody = InputOf<typeof registerMobile>['body']

/** Opening an account, joined to the platform: the form is made of its own rules, its ways are switches of the brand. */
export function RegisterForm({ invitation, terms, onRegistered, afterSubmit, below }: RegisterFormProps) {
  const { locale } = useLanguage()
  const { client } = usePlatform()
  const named = {
    intent: ({ body }: { body: { username?: unknown } }) => String(body.username),
  }
  const registering = useCall(register, named)
  const registeringByMobile = useCall(registerMobile, named)
  const askForCode = useCall(noLoginCode)
  const { enter } = useToken()
  const { switches } = usePermission()
  const problemText = useProblemText()
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const { countries } = usePhoneCountries()
  const captcha = useCaptchaSource()

  async function open(request: RegisterRequest) {
    const { token } =
      request.method === 'mobile'
        ? await registeringByMobile.mutateAsync({ body: request.body as unknown as MobileBody })
        : await registering.mutateAsync({ body: request.body as RegisterBody })
    enter(token)
    onRegistered()
  }

  return (
    <Loaded read={settings} lines={8}>
      {({ rules, termsVersion, termsTicked, minimumAge }) => (
        <Stack space="lg">
          <Form
            rules={rules}
            username={switches.USERNAMEREG3 === true}
            mobile={switches.MOBILENUMREG3 === true}
            mobilePassword={switches.MOBILENUMPASSREG3 === true}
            countries={countries}
            {...(switches.REGMOBVERF3 ? { requestCode: (body) => askForCode.mutateAsync({ body }) } : {})}
            captcha={captcha}
            draftKey="register"
            termsTicked={termsTicked}
            terms={{ version: termsVersion, language: locale, ...(terms ? { link: terms } : {}) }}
            minimumAge={minimumAge}
            {...(invitation ? { invitation } : {})}
            checkAffiliate={async (code, signal) =>
              client.call(affiliate, { query: { code, domain: location.hostname } }, { signal })
            }
            registerUrl={`${location.origin}/register`.slice(0, 512)}
            domain={location.hostname}
            onRegister={open}
            explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
            afterSubmit={afterSubmit}
          />
          {below}
        </Stack>
      )}
    </Loaded>
  )
}
