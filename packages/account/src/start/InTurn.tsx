import { type ReactNode, Suspense } from 'react'
import { turnOf } from './turns.ts'

interface InTurnProps {
  /** Its name among the parts of the page. */
  part: string
  /** One element: it stays as the server made it until its turn. */
  children: ReactNode
}

/** A part of the first page that comes to life in its turn. Parts stand in the page's order, or their ids would not match. */
export function InTurn({ part, children }: InTurnProps) {
  return (
    <Suspense>
      <Part part={part}>{children}</Part>
    </Suspense>
  )
}

function Part({ part, children }: InTurnProps) {
  const turn = turnOf(part)
  if (turn) throw turn
  return children
}
