import type { Condition, FieldDescription, FieldKind, FieldLimits } from './fields.ts'

/** What the platform says about one field of the register form. */
export interface RegisterRule {
  readonly enabled: boolean
  readonly required: boolean
  /** Regular expression that the value as a whole must match, `*` for anything. Never trusted. */
  readonly acceptedPattern: string | null
  /** One of the 24 patterns: names the message, and the check where `acceptedPattern` is absent. */
  readonly patternId: number | null
  readonly minLength: number | null
  readonly maxLength: number | null
}

/** The platform's register settings: field name to rule. */
export type RegisterRules = Readonly<Record<string, RegisterRule>>

/** A field of a hand-declared form: its name, and whatever of rule and description differs from the known field. */
export interface FieldRule extends Partial<RegisterRule>, FieldLimits {
  readonly name: string
  readonly kind?: FieldKind
  readonly autocomplete?: string
  readonly inputMode?: FieldDescription['inputMode']
  readonly grouped?: boolean
  /** Makes it a list: the fields of one entry. Those of the third are `tiers.2.rate` and so on; no rule ties them to others. */
  readonly fields?: readonly FieldRule[]
  /** The field is only shown, checked and sent while another one has one of these values. */
  readonly when?: Condition
}
