import type { SecurityKind } from '@baize/forms'
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

/** What the security centre shows: the list, or one thing of it. The address says which: `?view=banks`. */
const securityViews = [
  'overview',
  'profile',
  'password',
  'payment-password',
  'email',
  'mobile',
  'authenticator',
  'banks',
  'sessions',
  'sign-ins',
  'data',
  'close',
] as const
export type SecurityViewName = (typeof securityViews)[number]

/** The view behind each row of the list. */
export const viewOfKind: Readonly<Record<SecurityKind, SecurityViewName>> = {
  loginPassword: 'password',
  paymentPassword: 'payment-password',
  email: 'email',
  mobile: 'mobile',
  authenticator: 'authenticator',
  bankAccounts: 'banks',
  realName: 'profile',
  sessions: 'sessions',
}

export interface SecurityPlace {
  readonly view: SecurityViewName
  open(view: SecurityViewName): void
  /** Back to the list. */
  back(): void
}

/** The view that the address names. */
export function useSecurityPlace(): SecurityPlace {
  const [search, setSearch] = useSearchParams()
  const named = search.get('view')
  const open = useCallback(
    (view: SecurityViewName) => setSearch(view === 'overview' ? {} : { view }),
    [setSearch],
  )
  return {
    view: securityViews.find((known) => known === named) ?? 'overview',
    open,
    back: useCallback(() => open('overview'), [open]),
  }
}
