import { ClosedPage, useSystem } from '@baize/account'
import { Activity, useState } from 'react'
import { Frame } from './Frame.tsx'
import { Logo } from './Logo.tsx'
import { useSiteReactions } from './reactions.ts'

/**
 * The normal app, or the page that replaces it while the platform says so. The app stays mounted behind that page, so
 * that whatever was typed is there when the site is given back.
 */
export function Site() {
  const system = useSystem()
  const [begun, setBegun] = useState(false)
  useSiteReactions()
  const open = system.kind === 'normal'
  if (open && !begun) setBegun(true)
  return (
    <>
      {begun && (
        <Activity mode={open ? 'visible' : 'hidden'}>
          <Frame />
        </Activity>
      )}
      {system.kind !== 'normal' && <ClosedPage system={system} logo={(name) => <Logo name={name} />} />}
    </>
  )
}
