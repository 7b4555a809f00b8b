import { useMemo } from 'react'
import { type CompiledRules, compileFields, type FieldRule } from '../compiler/index.ts'
import { type FormBasics, FormBody, type FormBodyProps } from './FormBody.tsx'
import { defaultKinds } from './kinds/defaultKinds.ts'
import { kindRules } from './kinds/fieldKinds.ts'
import { useRulesForm } from './useRulesForm.ts'

export interface FormProps extends FormBasics {
  /** The fields in their order, each with rules of the shape that the platform uses. Left out where `form` is given. */
  fields?: readonly FieldRule[]
}

const noFields: readonly FieldRule[] = []

/** A hand-declared form: sign in, deposit, withdraw, transfer. */
export function Form({ fields = noFields, kinds, ...basics }: FormProps) {
  // Fields are often written in place: what they say decides, not which array it is.
  const said = JSON.stringify(fields)
  const compiled = useMemo(
    () => compileFields(JSON.parse(said) as FieldRule[], { kinds: kindRules(kinds) }),
    [said, kinds],
  )
  return <CompiledForm compiled={compiled} kinds={kinds} {...basics} />
}

export interface CompiledFormProps extends FormBasics {
  /** Its rules, compiled outside of rendering. */
  compiled: CompiledRules
}

/** A form over rules that are compiled already. */
export function CompiledForm({ compiled, form, kinds, ...basics }: CompiledFormProps) {
  const all = useMemo(() => ({ ...defaultKinds, ...kinds }), [kinds])
  return form ? (
    <FormBody form={form} kinds={all} {...basics} />
  ) : (
    <OwnForm compiled={compiled} kinds={all} {...basics} />
  )
}

type OwnFormProps = Omit<FormBodyProps, 'form'> & Pick<CompiledFormProps, 'compiled' | 'initial' | 'draftKey'>

function OwnForm({ compiled, initial, draftKey, ...body }: OwnFormProps) {
  const form = useRulesForm(compiled, { defaultValues: initial, draftKey })
  return <FormBody form={form} {...body} />
}
