import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Leads to another address in place of this one. The router's own `Redirect` would load its pattern matcher. */
export function LeadTo({ path }: { path: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(path, { replace: true }), [path, navigate])
  return null
}
