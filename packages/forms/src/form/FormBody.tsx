import { Button, type ButtonProps, Stack } from '@baize/ui'
import { type ReactNode, useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Announcer, useAnnouncer } from './Announcer.tsx'
import { FormContext, FormProgressContext } from './FormContext.ts'
import { FormField } from './FormField.tsx'
import type { FieldKinds } from './kinds/fieldKinds.ts'
import type { FieldLook } from './kinds/look.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { SentPanel } from './SentPanel.tsx'
import { type FormModelOptions, useFormModel } from './useFormModel.ts'
import type { RulesFormReturn } from './useRulesForm.ts'
import type { FormValues, SentValues } from './values.ts'

/** What every form takes. */
export interface FormBasics extends FormModelOptions {
  /** Values to start with. What a draft keeps wins over them. */
  initial?: FormValues | undefined
  /** Keeps the half-filled form over a reload under this name. */
  draftKey?: string | undefined
  /** The form of `useRulesForm`, where its owner works with it too; it says what the form starts with and keeps. */
  form?: RulesFormReturn | undefined
  /** Words on the button. Left out, there is none: own buttons of `type="submit"` stand among the children. */
  submitLabel?: ReactNode
  /** @default 'accent' */
  submitTone?: ButtonProps['tone']
  /** What the page says about single fields: label, hint, words of a selection, image of a captcha. */
  looks?: Readonly<Record<string, FieldLook>>
  /** Content before the fields, after the list of errors. */
  beforeFields?: ReactNode
  /** Content between the fields and the button. */
  beforeSubmit?: ReactNode
  /** Content under the button. */
  afterSubmit?: ReactNode
  /**
   * Takes the form's place once it was accepted, and the focus: what was accepted, and `again`, which begins a new one.
   * @default the form stays: the page navigates away
   */
  done?: (sent: SentValues, again: () => void) => ReactNode
  /** Own layout of the fields, made of FormField. @default all fields in their order */
  children?: ReactNode
}

export interface FormBodyProps extends Omit<FormBasics, 'initial' | 'draftKey'> {
  /** The form, from `useRulesForm`. */
  form: RulesFormReturn
  /** The kinds of its fields, and no others: a page with few kinds loads little. */
  kinds: FieldKinds
}

const noLooks: Readonly<Record<string, FieldLook>> = {}

/** A form of `useRulesForm` on a page: the list of errors, the fields, the button, one live region. */
export function FormBody({
  form,
  submitLabel,
  submitTone = 'accent',
  looks = noLooks,
  beforeFields,
  beforeSubmit,
  afterSubmit,
  done,
  children,
  ...options
}: FormBodyProps) {
  const id = useId()
  const announcer = useAnnouncer()
  const { scope, sent, submit, again, ...progress } = useFormModel(id, announcer.say, form, options)
  if (done && sent) return <SentPanel>{done(sent, again)}</SentPanel>
  return (
    <FormProvider {...form}>
      <FormContext value={scope}>
        <form noValidate method="post" onSubmit={submit} aria-busy={progress.busy}>
          <Stack space="md">
            <FormProgressContext value={progress}>
              <ProblemSummary looks={looks} />
              {beforeFields}
              {children ??
                form.compiled.fields.map(({ name }) => <FormField key={name} name={name} {...looks[name]} />)}
              {beforeSubmit}
            </FormProgressContext>
            {submitLabel !== undefined && (
              <Button type="submit" tone={submitTone} size="large" fullWidth loading={progress.busy}>
                {submitLabel}
              </Button>
            )}
            {afterSubmit}
          </Stack>
          <Announcer announcer={announcer} busy={progress.busy} />
        </form>
      </FormContext>
    </FormProvider>
  )
}
