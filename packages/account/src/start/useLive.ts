import { useEffect } from 'react'
import { afterTurns } from './turns.ts'

/** Tells the loader of a page that was made on a server, once all of it lives: what was pressed meanwhile is pressed now. */
export function useLive(): void {
  useEffect(() => afterTurns(tellLive), [])
}

function tellLive(): void {
  dispatchEvent(new Event('baize:live'))
}
