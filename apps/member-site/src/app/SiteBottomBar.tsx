import { useUnsettledCount } from '@baize/account'
import { useBadges, useToken } from '@baize/site'
import { BottomBar } from '@baize/ui'
import { AccountIcon, DepositIcon, HomeIcon, RecordIcon, SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { paths } from '../shared/paths.ts'
import { useSearchHref } from '../shared/popups/popups.ts'

/** The bar under a thumb, on phones. */
export function SiteBottomBar() {
  const { t } = useLingui()
  const [path] = useLocation()
  const { signedIn } = useToken()
  const { rewards } = useBadges()
  const unsettled = useUnsettledCount()
  const items = [
    { id: 'home', label: t({ message: 'Home', context: 'menu' }), href: paths.home, icon: <HomeIcon /> },
    {
      id: 'search',
      label: t({ message: 'Search', context: 'bottom bar: search of all games' }),
      href: useSearchHref(),
      icon: <SearchIcon />,
    },
    {
      id: 'deposit',
      label: t({ message: 'Deposit', context: 'menu' }),
      href: paths.deposit,
      icon: <DepositIcon />,
    },
    {
      id: 'bets',
      label: t({ message: 'Bets', context: 'bottom bar: betting record' }),
      href: paths.bettingRecord,
      icon: <RecordIcon />,
    },
    signedIn
      ? {
          id: 'account',
          label: t({ message: 'Account', context: 'menu' }),
          href: paths.member,
          icon: <AccountIcon />,
          count: unsettled + rewards,
        }
      : {
          id: 'account',
          label: t({ message: 'Sign in', context: 'button' }),
          href: paths.login,
          icon: <AccountIcon />,
        },
  ]
  // A page of the member centre that has no place of its own in the bar belongs to the account.
  const isOwn = path.startsWith(`${paths.member}/`) && !items.some(({ href }) => href === path)
  const current = isOwn ? paths.member : path
  return (
    <BottomBar
      label={t({ message: 'Shortcuts', context: 'name of the bar at the bottom of a phone' })}
      emphasised="deposit"
      items={items.map((item) => ({ ...item, current: item.href === current }))}
    />
  )
}
