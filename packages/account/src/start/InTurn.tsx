import { Component, type ReactNode, Suspense } from 'react'
import { turnOf } from './turns.ts'

interface InTurnProps {
  /** Its name among the parts of the page, in one word: its ids begin with it. */
  part: string
  /** One element: it stays as the server made it until its turn. */
  children: ReactNode
}

/** A part of the first page that comes to life in its turn. */
export function InTurn({ part, children }: InTurnProps) {
  return (
    <Suspense>
      <Part part={part}>{children}</Part>
    </Suspense>
  )
}

/** A component as Preact keeps it: its vnode (`_vnode`), and from what the ids under that are made (`_mask`). */
interface PreactComponent {
  readonly __v?: { __m?: readonly [string, number] }
}

/**
 * Counts the ids under it on its own, where Preact would count through the whole page: the server's elements keep the
 * ids that they came with, and neither the order in which parts come to life nor what a server cannot know (who is
 * signed in, a popup that the address asks for) may give one of them to somebody else.
 */
class Part extends Component<InTurnProps> {
  private readonly ids: readonly [string, number] = [this.props.part, 0]

  override render() {
    const { part, children } = this.props
    const { __v: vnode } = this as PreactComponent
    if (vnode) vnode.__m = this.ids
    const turn = turnOf(part)
    if (turn) throw turn
    return children
  }
}
