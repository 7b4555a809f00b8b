import { Alert, Button, Link, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RegisterRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import type { SubmitRefusal } from '../form/values.ts'
import {
  type PaymentPasswordBody,
  paymentPasswordBody,
  paymentPasswordFields,
  sixDigits,
} from './paymentPasswordFields.ts'

export interface PaymentPasswordFormProps {
  /** Whether one is set: it is then required, and changed. */
  isSet: boolean
  /** The platform's rule. @default six digits */
  rule?: RegisterRule
  /** Address of customer service, for members who have forgotten theirs. @default no link */
  serviceHref?: string
  /** Sets it. Refusals: `wrong` of `oldPaymentPassword`; `common`, `same` of `paymentPassword`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: PaymentPasswordBody) => Promise<SubmitRefusal | void>
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Leaves without a change. */
  onCancel?: () => void
  /** Continues after it was set. */
  onDone?: () => void
}

/** The password for withdrawals and transfers: set for the first time, or changed. */
export function PaymentPasswordForm({
  isSet,
  rule = sixDigits,
  serviceHref,
  onSubmit,
  explain,
  onCancel,
  onDone,
}: PaymentPasswordFormProps) {
  const { t } = useLingui()
  return (
    <Form
      fields={paymentPasswordFields(rule, isSet)}
      looks={usePaymentPasswordLooks(isSet, rule)}
      submitLabel={
        isSet
          ? t({ message: 'Change payment password', context: 'button' })
          : t({ message: 'Set payment password', context: 'button' })
      }
      onSubmit={(values) => onSubmit(paymentPasswordBody(values))}
      explain={explain}
      beforeFields={
        <Text tone="muted" size="sm">
          {t`You need it to withdraw, transfer and redeem. Choose one you don’t use anywhere else.`}
        </Text>
      }
      afterSubmit={
        <Stack space="xs">
          {onCancel && (
            <Button variant="plain" tone="neutral" fullWidth onClick={onCancel}>
              {t({ message: 'Cancel', context: 'button: goes back without a change' })}
            </Button>
          )}
          {isSet && serviceHref !== undefined && (
            <Text size="sm" align="center">
              <Trans>
                Forgotten it? <Link href={serviceHref}>Contact customer service</Link>
              </Trans>
            </Text>
          )}
        </Stack>
      }
      done={(sent) => (
        <Stack space="md">
          <Alert
            tone="positive"
            title={
              sent.oldPaymentPassword === undefined
                ? t`Your payment password is set.`
                : t`Your payment password is changed.`
            }
          >
            {t`You’ll need it the next time money leaves your balance. Customer service will never ask for it.`}
          </Alert>
          {onDone && (
            <Button fullWidth size="large" onClick={onDone}>
              {t({ message: 'Continue', context: 'button: goes on after something was done' })}
            </Button>
          )}
        </Stack>
      )}
    />
  )
}

function usePaymentPasswordLooks(
  isSet: boolean,
  { patternId, minLength, maxLength }: RegisterRule,
): Readonly<Record<string, FieldLook>> {
  const { t } = useLingui()
  const digits = patternId === 7 && minLength === maxLength ? maxLength : null
  return {
    oldPaymentPassword: {
      label: t({ message: 'Current payment password', context: 'label of a form field' }),
    },
    paymentPassword: {
      label: isSet
        ? t({ message: 'New payment password', context: 'label of a form field' })
        : t({ message: 'Payment password', context: 'label of a form field' }),
      ...(digits === null
        ? {}
        : {
            hint: t({
              message: plural(digits, { one: '# digit', other: '# digits' }),
              context: 'hint of a form field: exact length',
            }),
          }),
    },
    confirmPaymentPassword: {
      label: isSet
        ? t({ message: 'Confirm new payment password', context: 'label of a form field' })
        : t({ message: 'Confirm payment password', context: 'label of a form field' }),
    },
  }
}
