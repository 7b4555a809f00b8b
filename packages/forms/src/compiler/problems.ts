/** What is wrong with a field. Words for it are made when it is shown. */
export type ProblemCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  | 'mismatch'
  | 'terms'
  | 'characters'
  | 'choice'
  | 'amount'
  | 'amountTooLow'
  | 'amountTooHigh'
  | 'same'
  | 'number'
  | 'numberTooLow'
  | 'numberTooHigh'
  | 'step'
  | 'rate'
  | 'rateTooLow'
  | 'rateTooHigh'
  | 'date'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'tooFewImages'
  | 'tooManyImages'

/** A failing field with everything that its message needs. The platform responds in the same shape. */
export interface FieldProblem {
  readonly field: string
  /** A ProblemCode, or a code of the platform's own catalogue. */
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** One rule that could not be used as it was, and what was done about it. */
export interface RuleReport {
  readonly field: string
  /** `disabled`: that part of the rule is not checked here. `translated`: it is, in JavaScript's words. */
  readonly effect: 'disabled' | 'translated'
  readonly part: 'field' | 'pattern' | 'patternId' | 'length'
  /** Why, as a code: `syntax`, `backReference`, `minAboveMax`, `unknownField`, ... */
  readonly reason: string
}
