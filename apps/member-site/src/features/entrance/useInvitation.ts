import { referralClick } from '@baize/api/calls'
import type { Invitation } from '@baize/forms'
import { tabStorage } from '@baize/i18n/storage'
import { useCall } from '@baize/site'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

const place = 'baize.invitation'
const codePattern = /^[A-Za-z0-9_-]{1,64}$/
/** What a friend's code looks like: others are not asked about. */
const friendsCode = /^[A-Za-z0-9]{4,32}$/
const names = ['affiliateCode', 'referralCode', 'recommenderId'] as const

/**
 * The codes of an invitation in the address. They are stored in this tab: a visitor who browses first is still
 * invited. A friend's link is also reported to the platform, which recognises this browser for longer than the tab is
 * open.
 */
export function useInvitation(): Invitation | undefined {
  const [search] = useSearchParams()
  // The code is in the form: nothing waits for this.
  const { mutate: noteClick } = useCall(referralClick)
  const opened = search.get('referralCode') ?? ''
  useEffect(() => {
    if (friendsCode.test(opened)) noteClick({ body: { code: opened } })
  }, [noteClick, opened])
  const [invitation] = useState(() => {
    const codes = codesOf((name) => search.get(name))
    if (Object.keys(codes).length === 0) return tabStorage.read(place, kept)
    tabStorage.write(place, codes)
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

function kept(codes: unknown): Invitation {
  return codesOf((name) => (codes as Record<string, unknown> | null | undefined)?.[name])
}
