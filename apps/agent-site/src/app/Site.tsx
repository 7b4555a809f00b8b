import { ClosedPage, useSystem } from '@baize/account'
import { Activity, useEffect, useState } from 'react'
import { Logo } from './Logo.tsx'
import { Routes } from './Routes.tsx'
import { useSiteReactions } from './reactions.ts'
import { zoneOf } from './timeZone.ts'

export interface SiteProps {
  /** The brand's zone is known: all times are shown in it. */
  onTimeZone: (timeZone: string) => void
}

/**
 * The normal app, or the page that replaces it while the platform says so. The app stays mounted behind that page, so
 * that whatever was typed is there when the site is given back.
 */
export function Site({ onTimeZone }: SiteProps) {
  const system = useSystem()
  const [begun, setBegun] = useState(false)
  const offset = 'permission' in system ? system.permission.gmtOffsetMinutes : undefined
  useSiteReactions()
  useEffect(() => {
    if (offset !== undefined) onTimeZone(zoneOf(offset))
  }, [offset, onTimeZone])
  if (system.kind === 'normal' && !begun) setBegun(true)
  const open = system.kind === 'normal'
  return (
    <>
      {(begun || open) && (
        <Activity mode={open ? 'visible' : 'hidden'}>
          <Routes />
        </Activity>
      )}
      {system.kind !== 'normal' && <ClosedPage system={system} logo={(name) => <Logo name={name} />} />}
    </>
  )
}
