import { categoryNames, usePermission, useRead, useToken } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { LanguageSelect, MotionSwitch, SchemeSwitch, SideMenu, Stack } from '@baize/ui'
import { DepositIcon, HomeIcon, RecordIcon, ServiceIcon, WalletIcon, WithdrawIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { categoryIcons } from './categories.tsx'
import { categoryPaths, paths } from './paths.ts'

/** The side menu: games, the member's own pages, customer service, language and appearance. */
export function SiteMenu() {
  const { t, i18n } = useLingui()
  const [path] = useLocation()
  const { signedIn } = useToken()
  const { customerService } = usePermission()
  const { data } = useRead(gameMenus, {})
  const place = (id: string, label: string, href: string, icon: React.ReactNode) => ({
    id,
    label,
    href,
    icon,
    current: path === href,
  })
  const games = (data?.menus ?? []).map(({ title }) =>
    place(title, i18n._(categoryNames[title]), categoryPaths[title], categoryIcons[title]),
  )
  const own = [
    place('deposit', t({ message: 'Deposit', context: 'menu' }), paths.deposit, <DepositIcon />),
    place('withdraw', t({ message: 'Withdraw', context: 'menu' }), paths.withdraw, <WithdrawIcon />),
    place('bets', t({ message: 'Betting record', context: 'menu' }), paths.bettingRecord, <RecordIcon />),
    place(
      'transactions',
      t({ message: 'Transaction record', context: 'menu' }),
      paths.transactions,
      <WalletIcon />,
    ),
  ]
  const service = customerService.map(({ csType, title, path: href }) => ({
    id: csType,
    label: title,
    href,
    icon: <ServiceIcon />,
  }))
  return (
    <SideMenu
      label={t({ message: 'Site', context: 'name of the side menu' })}
      sections={[
        {
          id: 'home',
          items: [place('home', t({ message: 'Home', context: 'menu' }), paths.home, <HomeIcon />)],
        },
        ...(games.length
          ? [{ id: 'games', title: t({ message: 'Games', context: 'menu section' }), items: games }]
          : []),
        ...(signedIn
          ? [{ id: 'own', title: t({ message: 'My account', context: 'menu section' }), items: own }]
          : []),
        ...(service.length
          ? [
              {
                id: 'service',
                title: t({ message: 'Customer service', context: 'menu section' }),
                items: service,
              },
            ]
          : []),
      ]}
      extra={
        <Stack space="md" align="start">
          <LanguageSelect />
          <SchemeSwitch iconOnly />
          <MotionSwitch />
        </Stack>
      }
    />
  )
}
