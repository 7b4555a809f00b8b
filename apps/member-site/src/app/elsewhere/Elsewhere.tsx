import { usePermission } from '@baize/site'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from '../../shared/NotFound.tsx'
import { leave } from './leave.ts'

/** The paths of the agents' site, which is hosted apart. */
const agentPaths: readonly string[] = ['/agent', '/agentHome']

/** A URL without a page. Those of the agents' site lead there; the platform redirects them where a page is requested. */
export function Elsewhere() {
  const [path] = useLocation()
  const address = usePermission().resources.AGENT?.[0]?.url
  const agentSite =
    address !== undefined && agentPaths.includes(path) ? new URL(path, address).href : undefined
  useEffect(() => {
    if (agentSite !== undefined) leave(agentSite)
  }, [agentSite])
  return agentSite === undefined && <NotFound />
}
