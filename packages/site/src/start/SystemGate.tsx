import { Activity, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { BrandLogo } from '../brand/BrandLogo.tsx'
import { ClosedPage } from '../closed/ClosedPage.tsx'
import { zoneOf } from './timeZone.ts'
import { useSystem } from './useSystem.ts'

export interface SystemGateProps {
  /** The brand's zone is known: the site shows all times in it. Give a function that keeps its identity. */
  onTimeZone: (timeZone: string) => void
  children: ReactNode
}

/**
 * The normal app, or the page that replaces it while the platform says so. Behind that page the app keeps its state, so
 * that whatever was typed is there when the site is given back; its dialogs go with it.
 */
export function SystemGate({ onTimeZone, children }: SystemGateProps): ReactNode {
  const system = useSystem()
  const [begun, setBegun] = useState(false)
  const offset = 'permission' in system ? system.permission.gmtOffsetMinutes : undefined
  useEffect(() => {
    if (offset !== undefined) onTimeZone(zoneOf(offset))
  }, [offset, onTimeZone])
  const open = system.kind === 'normal'
  if (open && !begun) setBegun(true)
  // The same element while nothing of it changes: a new one, with each response of the platform, would have React hydrate
  // a prerendered page in one go, and a click meanwhile would wait for all of it.
  const app = useMemo(
    () => (
      <Suspense>
        <Activity mode={open ? 'visible' : 'hidden'}>{children}</Activity>
      </Suspense>
    ),
    [open, children],
  )
  return (
    <>
      {(begun || open) && app}
      {system.kind !== 'normal' && <ClosedPage system={system} logo={(name) => <BrandLogo name={name} />} />}
    </>
  )
}
