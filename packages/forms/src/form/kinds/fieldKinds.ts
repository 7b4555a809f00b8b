import type { ComponentType } from 'react'
import type { CompileOptions, FieldKind, FieldProblem, KindRules } from '../../compiler/index.ts'
import type { FieldViewProps } from './look.ts'
import { TextView } from './TextView.tsx'

/** A kind that a project adds: how it is shown, what its check knows, and the words for its problems. */
export interface FieldKindParts extends KindRules {
  readonly View: ComponentType<FieldViewProps>
  /** Translated words for a problem of such a field. @default those of the problem's code */
  words?(problem: FieldProblem): string | undefined
}

/** Kinds of field by name: a view made of the components of `@baize/ui`, or one with rules and words of its own. */
export type FieldKinds = Readonly<Partial<Record<FieldKind, ComponentType<FieldViewProps> | FieldKindParts>>>

/** What a kind is made of. A view alone is the common case. */
export function kindParts(kinds: FieldKinds, kind: FieldKind): FieldKindParts {
  const known = kinds[kind]
  if (known) return 'View' in known ? known : { View: known }
  if (process.env.NODE_ENV !== 'production')
    throw new Error(
      `The form has no view for the kind "${kind}". Give the form kinds={{ ${kind}: … }}, or kinds={moreKinds}.`,
    )
  // A plain field is better than no page.
  return { View: TextView }
}

/** The part of kinds that the check needs. */
export function kindRules(kinds: FieldKinds = {}): NonNullable<CompileOptions['kinds']> {
  return Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind && 'View' in kind))
}
