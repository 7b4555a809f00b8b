import {
  authenticatorSecret,
  connectAuthenticator,
  removeAuthenticator,
  securityCentre,
} from '@baize/api/calls'
import { AuthenticatorForm, Form } from '@baize/forms'
import { Alert, Button, Card, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useInvalidate, useRead } from '../platform/calls.ts'
import { useCall } from '../platform/useCall.ts'
import { AnswerPlace } from '../problems/AnswerPlace.tsx'
import { Loaded } from '../problems/Loaded.tsx'
import { useExplain } from '../problems/useExplain.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

/** The authenticator app: connect one, keep its recovery codes, take it away. */
export function AuthenticatorView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const invalidate = useInvalidate()
  const read = useRead(securityCentre, {})
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <ViewFrame
      title={t({ message: 'Authenticator app', context: 'page title' })}
      about={t`An app on your phone generates a new code every 30 seconds. We’ll ask for it when you sign in from a new location.`}
      onBack={back}
    >
      <Card as="section">
        {codes ? (
          <RecoveryCodes codes={codes} onSave={back} />
        ) : (
          <Loaded read={read}>
            {({ items }) =>
              items.some(({ kind, state }) => kind === 'authenticator' && state !== 'notSet') ? (
                <Connected onRemoved={back} />
              ) : (
                <Connect
                  onConnected={(fresh) => {
                    setCodes(fresh)
                    invalidate(securityCentre)
                  }}
                />
              )
            }
          </Loaded>
        )}
      </Card>
    </ViewFrame>
  )
}

/** The secret is made when it is asked for: each one replaces the one before. */
function Connect({ onConnected }: { onConnected: (codes: readonly string[]) => void }) {
  const { t } = useLingui()
  const explain = useExplain()
  const place = useRef<HTMLDivElement>(null)
  const {
    data: secret,
    isPending,
    mutate: goOn,
  } = useCall(authenticatorSecret, {
    failureToast: true,
    // The button goes away: the keyboard goes on from where the secret appears.
    onSuccess: () => place.current?.focus(),
  })
  const connect = useCall(connectAuthenticator)
  return (
    <AnswerPlace ref={place}>
      {secret ? (
        <AuthenticatorForm
          secret={secret}
          onSubmit={async (body) => onConnected((await connect.mutateAsync({ body })).recoveryCodes)}
          explain={explain}
        />
      ) : (
        <Stack space="md">
          <Text>{t`You need an app such as Google Authenticator, Aegis or your password manager.`}</Text>
          <Button size="large" fullWidth loading={isPending} onClick={() => goOn({})}>
            {t({ message: 'Continue', context: 'button: authenticator' })}
          </Button>
        </Stack>
      )}
    </AnswerPlace>
  )
}

function Connected({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useLingui()
  const removal = useCall(removeAuthenticator, { invalidates: [securityCentre] })
  const explain = useExplain()
  return (
    <Stack space="md">
      <Alert tone="positive" title={t`App connected.`}>
        {t`To use another app, or none, remove this one first. You need a code from it or a recovery code.`}
      </Alert>
      <Form
        fields={[
          {
            name: 'verificationCode',
            // Not a field of digits: recovery codes have letters.
            kind: 'text',
            required: true,
            minLength: 6,
            maxLength: 11,
            autocomplete: 'one-time-code',
            inputMode: 'text',
          },
        ]}
        looks={{
          verificationCode: {
            label: t({ message: 'Authenticator or recovery code', context: 'label of a form field' }),
          },
        }}
        submitLabel={t({ message: 'Remove app', context: 'button: authenticator' })}
        submitTone="critical"
        onSubmit={async ({ verificationCode }) => {
          await removal.mutateAsync({ body: { verificationCode: String(verificationCode) } })
          toast({ message: t`App disconnected.` })
          onRemoved()
        }}
        explain={explain}
      />
    </Stack>
  )
}
