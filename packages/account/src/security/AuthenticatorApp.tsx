import { authenticatorSecret, connectAuthenticator, removeAuthenticator } from '@baize/api/calls'
import { AuthenticatorForm, Form } from '@baize/forms'
import { AnswerPlace, useCall, useExplain } from '@baize/site'
import { Alert, Button, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export interface AuthenticatorAppProps {
  connected: boolean
  /** An app was connected, whose recovery codes are shown now, or removed. */
  onConnectedChange: (connected: boolean) => void
  /** Nothing is left to do: the codes are saved, or the app is removed. */
  onDone: () => void
}

/** Connects an authenticator app and shows its recovery codes, or removes the one that is connected. */
export function AuthenticatorApp({ connected, onConnectedChange, onDone }: AuthenticatorAppProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onSave={() => {
          setCodes(null)
          onDone()
        }}
      />
    )
  if (connected)
    return (
      <Connected
        onRemoved={() => {
          onConnectedChange(false)
          onDone()
        }}
      />
    )
  return (
    <Connect
      onConnected={(fresh) => {
        setCodes(fresh)
        onConnectedChange(true)
      }}
    />
  )
}

/** The secret is made on request: each one replaces the one before. */
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
    // The button unmounts: the focus moves to where the secret appears.
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
  const removal = useCall(removeAuthenticator)
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
