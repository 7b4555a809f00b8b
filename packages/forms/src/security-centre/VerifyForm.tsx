import { Alert, Button, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'

/** What the small forms of the security centre share. */
export interface SecurityFormBasics {
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Returns to the security centre. */
  onDone?: () => void
}

export interface VerifyFormProps extends SecurityFormBasics {
  fields: readonly FieldRule[]
  looks: Readonly<Record<string, FieldLook>>
  initial?: Record<string, string>
  beforeFields?: ReactNode
  submitLabel: string
  /** What is said once it was accepted. */
  said: string
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (values: SentValues) => Promise<SubmitRefusal | void>
}

/** A small form of the security centre, and what is shown after it. */
export function VerifyForm({ said, onDone, ...form }: VerifyFormProps) {
  const { t } = useLingui()
  return (
    <Form
      {...form}
      done={() => (
        <Stack space="md">
          <Alert tone="positive">{said}</Alert>
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

/** The field of a code of digits. */
export function codeField(length: number): FieldRule {
  return { name: 'verificationCode', required: true, patternId: 7, minLength: length, maxLength: length }
}
