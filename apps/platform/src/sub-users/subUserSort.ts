import { subUserPermissions, type subUserSorts } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import { placeIn } from '../wallet/sortedKeyset.ts'

type Sort = (typeof subUserSorts)[number]

/** What sub-users are sorted by, as their list shows them. */
export const subUserSortValues: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  account: sql`sub_user.account_key`,
  permission: placeIn(subUserPermissions, 'sub_user.permission'),
  state: sql`(CASE WHEN sub_user.disabled_at IS NOT NULL THEN 'disabled'
    WHEN sub_user.must_change_password THEN 'passwordGiven' ELSE 'active' END)`,
  authenticator: sql`(CASE WHEN authenticator.connected_at IS NULL THEN 0 ELSE 1 END)`,
  lastLoginAt: sql`coalesce(sub_user.last_login_at, 'epoch'::timestamptz)`,
}
