import { useMemo } from 'react'
import { compileRules, java, type Matching, type RegisterRules } from '../compiler/index.ts'
import { CompiledForm } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import type { FieldLook } from '../form/kinds/look.ts'

export interface RulesFormProps extends FormBasics {
  /** The platform's register settings, as received. Left out where `form` is given. */
  rules?: RegisterRules
  /** Label of the box that accepts the terms, with its link. Leave out for no box; its value is `terms`. */
  terms?: FieldLook['label']
  /** Whether the box starts ticked. @default false */
  termsTicked?: boolean
  /** Names of enabled fields that this form leaves out. */
  omit?: readonly string[]
  /** Whether the value as a whole must match `acceptedPattern`, or a part of it is enough. @default 'whole' */
  matching?: Matching
}

const nothing: readonly string[] = []
const noRules: RegisterRules = {}

/** A form made from the rules of the platform. */
export function RulesForm({
  rules = noRules,
  terms,
  termsTicked = false,
  omit = nothing,
  matching = 'whole',
  looks,
  initial,
  form,
  ...basics
}: RulesFormProps) {
  const withTerms = terms !== undefined
  const omitted = omit.join(' ')
  const compiled = useMemo(
    () =>
      form?.compiled ??
      compileRules(rules, { terms: withTerms, omit: omitted.split(' '), matching, dialect: java }),
    [form?.compiled, rules, withTerms, omitted, matching],
  )
  return (
    <CompiledForm
      compiled={compiled}
      form={form}
      looks={{ ...looks, terms: { label: terms } }}
      initial={{ terms: termsTicked, ...initial }}
      {...basics}
    />
  )
}
