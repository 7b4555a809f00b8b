import { createContext, useContext } from 'react'
import type { Member } from './session.ts'

type SubUser = NonNullable<Member['subUser']>

/** The sub-user that acts as the agent on this page; undefined where it is the agent itself, or a member. */
export const SubUserContext = createContext<SubUser | undefined>(undefined)

/** Each with all of the one before it. */
const permissions: readonly SubUser['permission'][] = ['view', 'cashier', 'full']

/** Whether the user signed in may do what needs a permission; the account itself may do all of it. */
export function mayDo(subUser: SubUser | undefined, needed: SubUser['permission']): boolean {
  return subUser === undefined || permissions.indexOf(needed) <= permissions.indexOf(subUser.permission)
}

/** Whether who is signed in may do what needs a permission. */
export function useMay(): (needed: SubUser['permission']) => boolean {
  const subUser = useContext(SubUserContext)
  return (needed) => mayDo(subUser, needed)
}
