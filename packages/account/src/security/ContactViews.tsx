import type { ValueOf } from '@baize/api'
import { contactCode, profile, securityCentre, verifyEmail, verifyMobile } from '@baize/api/calls'
import { VerifyEmailForm, VerifyMobileForm } from '@baize/forms'
import { Loaded, useApiQuery, useCall, useExplain } from '@baize/site'
import { Alert, Card, Stack } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePhoneCountries } from '../countries/usePhoneCountries.ts'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

/** What a new address or number replaces, and what follows from that. */
function Replaces({ kind }: { kind: 'email' | 'mobile' }) {
  const { t } = useLingui()
  const centre = useApiQuery(securityCentre, {})
  // As it was when the view was mounted: what was verified just now replaces nothing, and nothing waits for it.
  const [known, setKnown] = useState<ValueOf<typeof securityCentre>['items'][number] | null>()
  if (known === undefined && centre.data) {
    setKnown(centre.data.items.find((item) => item.kind === kind && item.state === 'verified') ?? null)
  }
  if (!known) return null
  return (
    <Alert tone="caution" title={t`Payouts are paused for a day after a change`}>
      <Trans context="security centre: an e-mail address or a telephone number is verified already">
        Currently verified: <bdi dir="ltr">{known.detail ?? ''}</bdi>. We’ll notify it of the change, in case
        it isn’t you.
      </Trans>
    </Alert>
  )
}

/** An e-mail address becomes the account's, by a code that is sent to it. */
export function EmailView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const askForCode = useCall(contactCode)
  const verify = useCall(verifyEmail, { invalidates: [securityCentre] })
  const explain = useExplain()
  const known = useApiQuery(profile, {})
  return (
    <ViewFrame
      title={t({ message: 'Email address', context: 'page title' })}
      about={t`We’ll send a code to this address. Enter it here to verify.`}
      onBack={back}
    >
      <Card as="section">
        <Loaded read={known}>
          {({ values, verified }) => (
            <Stack space="md">
              <Replaces kind="email" />
              <VerifyEmailForm
                {...(values.email && !verified.includes('email') ? { email: values.email } : {})}
                onRequestCode={(body) => askForCode.mutateAsync({ body })}
                onSubmit={async (body) => {
                  await verify.mutateAsync({ body })
                }}
                explain={explain}
                onDone={back}
              />
            </Stack>
          )}
        </Loaded>
      </Card>
    </ViewFrame>
  )
}

/** A mobile number becomes the account's, by a code that is sent to it. */
export function MobileView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const askForCode = useCall(contactCode)
  const verify = useCall(verifyMobile, { invalidates: [securityCentre] })
  const explain = useExplain()
  const countries = usePhoneCountries()
  const known = useApiQuery(profile, {})
  return (
    <ViewFrame
      title={t({ message: 'Mobile number', context: 'page title' })}
      about={t`We’ll send a code to this number. Enter it here to verify.`}
      onBack={back}
    >
      <Card as="section">
        <Loaded read={known}>
          {({ values, verified }) => (
            <Stack space="md">
              <Replaces kind="mobile" />
              <Loaded read={countries.read}>
                {() => (
                  <VerifyMobileForm
                    countries={countries.countries}
                    {...(values.mobileNum && !verified.includes('mobileNum')
                      ? { mobileNum: values.mobileNum }
                      : {})}
                    onRequestCode={(body) => askForCode.mutateAsync({ body })}
                    onSubmit={async (body) => {
                      await verify.mutateAsync({ body })
                    }}
                    explain={explain}
                    onDone={back}
                  />
                )}
              </Loaded>
            </Stack>
          )}
        </Loaded>
      </Card>
    </ViewFrame>
  )
}
