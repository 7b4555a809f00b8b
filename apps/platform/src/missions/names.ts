import type { Platform } from '../platform.ts'

/** A name with its middle hidden: enough to know oneself by. */
export function masked(name: string): string {
  const letters = [...name]
  if (letters.length <= 3) return `${letters[0] ?? ''}**`
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
}

/**
 * What others read of a member on a board: the nickname, masked in the regulated profile, and nothing of members who
 * opted out.
 */
export const boardName = (
  { settings }: Pick<Platform, 'settings'>,
  member: { readonly nickname: string; readonly hidden: boolean },
): string => {
  if (member.hidden) return '***'
  return settings.brand.policyProfile === 'regulated' ? masked(member.nickname) : member.nickname
}
