import type { ReactElement } from 'react'
import type { CommonProps } from '../private/commonProps.ts'

/** What a component may be excused from, each with a written reason; the rest applies to all. */
const excusable = [
  /** Its `id` means another thing, as a game's. */
  'id',
  /** Its `ref` is given to several controls, as a form library wants it of radio buttons. */
  'ref',
  /** Markup that the rules of HTML refuse, for a reason that outweighs them. */
  'markup',
  /** Is wider than a phone by its nature, and is in a scroll container. */
  'overflow',
  /** Is not mirrored with the direction of reading, as a map or a clock. */
  'mirror',
  /** A control whose line in forced colours is drawn by its container. */
  'contour',
  /** A control smaller than 24 by 24 for which another, larger one is beside it. */
  'target',
  /** A control that shows focus where the suite does not look. */
  'focus',
] as const
type Excusable = (typeof excusable)[number]

/** An element by its name; the outermost one of a component, or a field's control. */
type RootTag = keyof HTMLElementTagNameMap | 'svg'

/** What a component declares of itself to the suite. */
export interface Declaration {
  /** The name it is exported by. */
  name: string
  /**
   * It, with what it requires and nothing that moves by chance. `root` is to be spread on it; what must stand
   * around it, as a list around its item, is part of the appearance.
   */
  render: (root: CommonProps<never>) => ReactElement
  /** The name of the element that takes id, `aria-*`, `data-*` and ref; undefined for what draws none of its own. */
  root: RootTag | undefined
  /** Why `root` is undefined; required then. */
  rootless?: string
  /** It shows no words of its owner's, so that none of its stories shows long ones. @default false */
  wordless?: boolean
  /** Checks it is excused from, with the reason. */
  excused?: Partial<Record<Excusable, string>>
}

/** Declares a component to the suite that all of them pass: the one export of a `.conformance.tsx`. */
export function conforms(declaration: Declaration): Declaration {
  const { name, root, rootless, excused = {} } = declaration
  if (root === undefined && !rootless)
    throw new Error(`${name}: a component without a root element says why, in \`rootless\`.`)
  for (const [check, reason] of Object.entries(excused))
    if (reason.length < 20)
      throw new Error(`${name}: write down in a sentence why it is excused from "${check}".`)
  return declaration
}
