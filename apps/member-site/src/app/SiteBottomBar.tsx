import { useBadges, useToken } from '@baize/account'
import { BottomBar } from '@baize/ui'
import { AccountIcon, DepositIcon, DiceIcon, HomeIcon, RecordIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { categoryPaths, paths } from './paths.ts'

/** The bar under a thumb, on phones. */
export function SiteBottomBar() {
  const { t } = useLingui()
  const [path] = useLocation()
  const { signedIn } = useToken()
  const badges = useBadges()
  const items = [
    { id: 'home', label: t({ message: 'Home', context: 'menu' }), href: paths.home, icon: <HomeIcon /> },
    {
      id: 'slots',
      label: t({ message: 'Slots', context: 'game category' }),
      href: categoryPaths.RNG,
      icon: <DiceIcon />,
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
          href: paths.security,
          icon: <AccountIcon />,
          count: badges.messages + badges.rewards,
        }
      : {
          id: 'account',
          label: t({ message: 'Sign in', context: 'button' }),
          href: paths.login,
          icon: <AccountIcon />,
        },
  ]
  return (
    <BottomBar
      label={t({ message: 'Shortcuts', context: 'name of the bar at the bottom of a phone' })}
      emphasised="deposit"
      items={items.map((item) => ({ ...item, current: path === item.href }))}
    />
  )
}
