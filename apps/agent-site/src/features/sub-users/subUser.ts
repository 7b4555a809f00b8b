import type { ValueOf } from '@baize/api'
import type { subUserActions, subUsers } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type SubUser = ValueOf<typeof subUsers>['rows'][number]
export type SubUserAction = ValueOf<typeof subUserActions>['rows'][number]
export type Permission = SubUser['permission']

interface PermissionText {
  readonly name: MessageDescriptor
  readonly description: MessageDescriptor
}

/** The permissions of sub-users, the smallest first. */
export const permissions: Record<Permission, PermissionText> = {
  view: {
    name: msg({ message: 'View only', context: 'permission of a sub-user' }),
    description: msg`Reads every page and exports files. Changes nothing.`,
  },
  cashier: {
    name: msg({ message: 'Cashier', context: 'permission of a sub-user' }),
    description: msg`Also sends transfers, pays and collects bills, and handles money requests.`,
  },
  full: {
    name: msg({ message: 'Full access', context: 'permission of a sub-user' }),
    description: msg`Everything except sub-users, your passwords, your security settings and closing the account.`,
  },
}
