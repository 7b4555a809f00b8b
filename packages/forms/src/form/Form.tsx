import { Button, type ButtonProps, Stack, VisuallyHidden } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import { type CompiledRules, compileFields, type FieldRule } from '../compiler/index.ts'
import { FormContext } from './FormContext.ts'
import { FormField } from './FormField.tsx'
import type { FieldLook } from './fieldKinds.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { type FormModelOptions, useFormModel } from './useFormModel.ts'

/** What every form takes. */
export interface FormBasics extends Omit<FormModelOptions, 'compiled'> {
  /** Words on the button. */
  submitLabel: ReactNode
  /** @default 'accent' */
  submitTone?: ButtonProps['tone']
  /** What the page says about single fields: label, hint, words of a selection, picture of a captcha. */
  looks?: Readonly<Record<string, FieldLook>>
  /** Stands between the fields and the button. */
  beforeSubmit?: ReactNode
  /** Stands under the button. */
  afterSubmit?: ReactNode
  /** Own layout of the fields, made of FormField. @default all fields in their order */
  children?: ReactNode
}

export interface FormProps extends FormBasics {
  /** The fields in their order, each with rules of the shape that the platform uses. */
  fields: readonly FieldRule[]
}

/** A hand-declared form: sign in, deposit, withdraw, transfer. */
export function Form({ fields, ...basics }: FormProps) {
  // Fields are often written in place: what they say decides, not which array it is.
  const said = JSON.stringify(fields)
  const compiled = useMemo(() => compileFields(JSON.parse(said) as FieldRule[]), [said])
  return <CompiledForm compiled={compiled} {...basics} />
}

export interface CompiledFormProps extends FormBasics {
  compiled: CompiledRules
}

/** A form over rules that are compiled already. */
export function CompiledForm({
  compiled,
  submitLabel,
  submitTone = 'accent',
  looks = {},
  beforeSubmit,
  afterSubmit,
  children,
  ...options
}: CompiledFormProps) {
  const id = useId()
  const { t } = useLingui()
  const model = useFormModel({ compiled, ...options })
  const labels = Object.fromEntries(
    Object.entries(looks).flatMap(([name, { label }]) => (typeof label === 'string' ? [[name, label]] : [])),
  )
  return (
    <FormContext value={{ ...model, id }}>
      <form noValidate method="post" onSubmit={model.submit} onInput={model.touch} aria-busy={model.busy}>
        <Stack space="md">
          <ProblemSummary labels={labels} />
          {children ??
            compiled.fields.map(({ name }) => <FormField key={name} name={name} {...looks[name]} />)}
          {beforeSubmit}
          <Button type="submit" tone={submitTone} size="large" full loading={model.busy}>
            {submitLabel}
          </Button>
          {afterSubmit}
        </Stack>
        <VisuallyHidden>
          <span role="status">
            {model.busy
              ? t({ message: 'Sending', comment: 'said by a screen reader while a form is sent' })
              : ''}
          </span>
        </VisuallyHidden>
      </form>
    </FormContext>
  )
}
