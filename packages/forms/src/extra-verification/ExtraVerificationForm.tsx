import { Alert, type LinkTarget, Stack } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ServiceLink } from '../forgot-password/ServiceLink.tsx'
import { Form } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import type { CodeSent, FieldLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { namedRefusal, type SubmitRefusal } from '../form/values.ts'
import {
  atOwnField,
  type ExtraChoice,
  type ExtraMethod,
  type ExtraVerificationBody,
  extraFields,
  extraVerificationBody,
  fieldOfMethod,
} from './extraVerification.ts'
import { useMethodWords } from './useMethodWords.tsx'

export interface ExtraVerificationFormProps extends Pick<FormBasics, 'explain' | 'afterSubmit'> {
  /** The ways that the platform takes for this account, the best first; with one there is nothing to choose. */
  methods: readonly ExtraChoice[]
  /** The new address from which they sign in, so that they may recognise it: `203.0.113.7`. Left out where each sign-in is verified. */
  address?: string
  /** Sends a code, to where the platform knows. Throws why not, with `params.retryAfterSeconds` where it is too early. */
  requestCode: (method: 'mobile' | 'email') => Promise<CodeSent>
  /** Where customer service is reached, for members who have none of these any more. */
  service?: LinkTarget
  /** Sends the proof. Returns or throws why it is not enough. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onVerify: (body: ExtraVerificationBody) => Promise<SubmitRefusal | void> | SubmitRefusal | void
}

/** Proving oneself when one signs in, from an address that the account has not been used from or each time. */
export function ExtraVerificationForm({
  methods,
  address,
  requestCode,
  service,
  onVerify,
  explain,
  afterSubmit,
}: ExtraVerificationFormProps) {
  const { t } = useLingui()
  const words = useMethodWords()
  const looks: Record<string, FieldLook> = {
    method: {
      label: t({ message: 'How would you like to verify?', context: 'label of a choice' }),
      cards: true,
      options: methods.map(({ method, hint }) => ({
        value: method,
        label: words[method].name,
        description: hint === undefined ? words[method].help : <Masked>{hint}</Masked>,
      })),
    },
  }
  for (const { method, hint } of methods) {
    looks[fieldOfMethod[method]] = {
      label: words[method].field,
      ...(methods.length > 1
        ? {}
        : { hint: hint === undefined ? words[method].help : <Masked>{hint}</Masked> }),
      ...(method === 'mobile' || method === 'email'
        ? { code: { purpose: `verify.${method}`, needs: [], send: () => requestCode(method) } }
        : {}),
    }
  }
  const first = methods[0]?.method ?? 'mobile'

  return (
    <Form
      // Other ways are other fields.
      key={methods.map(({ method }) => method).join()}
      fields={extraFields(methods)}
      kinds={moreKinds}
      looks={looks}
      initial={methods.length > 1 ? { method: first } : undefined}
      explain={explain}
      leaving="never"
      beforeFields={
        <Alert title={t({ message: 'Verify it’s you', context: 'title: extra question when signing in' })}>
          {address === undefined ? (
            t`Verify that it’s you to continue.`
          ) : (
            <Trans>
              You are signing in from a new location (<Masked>{address}</Masked>). Verify that it’s you to
              continue.
            </Trans>
          )}
        </Alert>
      }
      submitLabel={t({ message: 'Continue', context: 'button: after a proof of who one is' })}
      afterSubmit={
        (service || afterSubmit) && (
          <Stack space="sm">
            {service && <ServiceLink service={service} />}
            {afterSubmit}
          </Stack>
        )
      }
      onSubmit={async (values) => {
        const method = (values.method as ExtraMethod | undefined) ?? first
        const verify = async () => onVerify(extraVerificationBody(method, values))
        const refusal = await verify().catch(namedRefusal)
        return refusal && atOwnField(method, refusal)
      }}
    />
  )
}

/** Numbers and addresses run from left to right in every language. */
function Masked({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
