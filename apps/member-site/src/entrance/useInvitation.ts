import type { Invitation } from '@baize/forms'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

const place = 'baize.invitation'
const codePattern = /^[A-Za-z0-9_-]{1,64}$/
const names = ['affiliateCode', 'referralCode', 'recommenderId'] as const

/** The codes of an invitation that the address carries. They are kept in this tab: who looks around first is still invited. */
export function useInvitation(): Invitation | undefined {
  const [search] = useSearchParams()
  const [invitation] = useState(() => {
    const codes = codesOf((name) => search.get(name))
    if (Object.keys(codes).length === 0) return kept()
    keep(codes)
    return codes
  })
  return Object.keys(invitation).length > 0 ? invitation : undefined
}

function codesOf(read: (name: (typeof names)[number]) => unknown): Invitation {
  return Object.fromEntries(
    names.flatMap((name) => {
      const code = read(name)
      return typeof code === 'string' && codePattern.test(code) ? [[name, code]] : []
    }),
  )
}

function keep(codes: Invitation): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(codes))
  } catch {
    // No storage: the invitation lives as long as its address.
  }
}

function kept(): Invitation {
  try {
    const codes: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    return codesOf((name) => (codes as Record<string, unknown> | null)?.[name])
  } catch {
    return {}
  }
}
