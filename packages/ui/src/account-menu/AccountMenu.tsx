import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChevronDownIcon, SignOutIcon } from '../icons/icons.ts'
import { DataMenu } from '../menu/DataMenu.tsx'
import type { MenuGroup } from '../menu/menu-item.ts'
import type { CommonProps } from '../private/commonProps.ts'
import * as css from './AccountMenu.css.ts'

export interface AccountMenuProps extends CommonProps<HTMLDivElement> {
  /** Nickname or account name of who is signed in. */
  name: string
  /** A line under the name, such as the VIP level or "Agent". */
  detail?: ReactNode
  /** Places of the account: records, rewards, security centre. */
  groups: readonly MenuGroup[]
  /** Asked to sign out; the site shows its confirmation. */
  onSignOut: () => void
}

/** The signed-in person's menu in the header. */
export function AccountMenu({ name, detail, groups, onSignOut, ...root }: AccountMenuProps) {
  const { t } = useLingui()
  const leave: MenuGroup = {
    id: 'sign-out',
    items: [
      {
        id: 'sign-out',
        label: t({ message: 'Sign out', context: 'Account menu' }),
        icon: <SignOutIcon />,
        tone: 'critical',
        onSelect: onSignOut,
      },
    ],
  }
  return (
    <DataMenu
      {...root}
      align="end"
      label={t({ message: `Account: ${name}`, context: 'Name of the account menu' })}
      iconOnly
      trigger={
        <span className={css.trigger}>
          <Avatar name={name} />
          <ChevronDownIcon className={css.chevron} />
        </span>
      }
      heading={
        <div className={css.who}>
          <Avatar name={name} />
          <div className={css.words}>
            <p className={css.name}>
              <bdi translate="no">{name}</bdi>
            </p>
            {detail && <p className={css.detail}>{detail}</p>}
          </div>
        </div>
      }
      groups={[...groups, leave]}
    />
  )
}

function Avatar({ name }: { name: string }) {
  const initial = [...name.trim()][0] ?? '?'
  return (
    <span className={css.avatar} translate="no" aria-hidden>
      {initial.toUpperCase()}
    </span>
  )
}
