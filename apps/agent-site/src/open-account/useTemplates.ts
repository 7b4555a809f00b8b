import { useSession } from '@baize/account'
import type { InviteTemplate, InviteTemplates } from '@baize/forms'
import { useState } from 'react'

const most = 20

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 64
}

function isTemplate(value: unknown): value is InviteTemplate {
  if (typeof value !== 'object' || value === null) return false
  const { name, accountType, maxUses, expiresInDays, rates } = value as Record<string, unknown>
  return (
    isText(name) &&
    name !== '' &&
    (accountType === 'member' || accountType === 'agent') &&
    isText(maxUses) &&
    isText(expiresInDays) &&
    typeof rates === 'object' &&
    rates !== null &&
    Object.values(rates).every((rate) => isText(rate) && /^\d{1,3}(\.\d{1,4})?$/.test(rate))
  )
}

/** What this device keeps; what somebody else wrote there counts for nothing. */
export function readTemplates(text: string | null): readonly InviteTemplate[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTemplate).slice(0, most) : []
  } catch {
    return []
  }
}

/** The agent's templates for links, kept on this device. */
export function useTemplates(): InviteTemplates {
  const { member } = useSession()
  const key = `baize.inviteTemplates.${member?.id ?? ''}`
  const [list, setList] = useState(() => readTemplates(localStorage.getItem(key)))
  const write = (next: readonly InviteTemplate[]) => {
    setList(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden store: the template holds until the page is left.
    }
  }
  return {
    list,
    keep: (template) =>
      write([template, ...list.filter(({ name }) => name !== template.name)].slice(0, most)),
    forget: (name) => write(list.filter((template) => template.name !== name)),
  }
}
