import { Form, usePaymentPassword } from '@baize/forms'
import { Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface PasswordOnceProps {
  /** What is done with it. */
  label: string
  onSubmit: (paymentPassword: string) => void
}

/** The payment password for all rows of a file; it is kept nowhere. */
export function PasswordOnce({ label, onSubmit }: PasswordOnceProps) {
  const { t } = useLingui()
  const { rule, look } = usePaymentPassword()
  return (
    <Form
      fields={[rule]}
      looks={{ paymentPassword: look }}
      leaving="never"
      submitLabel={label}
      afterSubmit={
        <Text size="sm" tone="muted">
          {t`Asked once for all rows.`}
        </Text>
      }
      onSubmit={({ paymentPassword }) => onSubmit(String(paymentPassword))}
    />
  )
}
