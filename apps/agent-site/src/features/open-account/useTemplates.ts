import type { InviteTemplate, InviteTemplates } from '@baize/forms'
import { browserStorage } from '@baize/i18n/storage'
import { useSession } from '@baize/site'
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

/** This device's templates; values of another schema are ignored. */
export function readTemplates(kept: unknown): readonly InviteTemplate[] {
  return Array.isArray(kept) ? kept.filter(isTemplate).slice(0, most) : []
}

/** The agent's templates for links, kept on this device. */
export function useTemplates(): InviteTemplates {
  const { member } = useSession()
  const key = `baize.inviteTemplates.${member?.id ?? ''}` as const
  const [list, setList] = useState(() => browserStorage.read(key, readTemplates))
  const write = (next: readonly InviteTemplate[]) => {
    setList(next)
    browserStorage.write(key, next)
  }
  return {
    list,
    keep: (template) =>
      write([template, ...list.filter(({ name }) => name !== template.name)].slice(0, most)),
    forget: (name) => write(list.filter((template) => template.name !== name)),
  }
}
