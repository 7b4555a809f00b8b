import { usePermission } from '@baize/account'
import { LanguageSelect, Link, SchemeSwitch, SideMenu, Stack, Text } from '@baize/ui'
import {
  AccountIcon,
  DepositIcon,
  HistoryIcon,
  HomeIcon,
  LinkIcon,
  RecordIcon,
  SecurityIcon,
  SendIcon,
  TeamIcon,
  WithdrawIcon,
} from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { BrandClock } from './BrandClock.tsx'
import * as css from './CentreBar.css.ts'
import { screens } from './screens.tsx'

const icons: Record<string, ReactNode> = {
  [paths.overview]: <HomeIcon size={20} />,
  [paths.members]: <TeamIcon size={20} />,
  [paths.openAccount]: <LinkIcon size={20} />,
  [paths.transfer]: <SendIcon size={20} />,
  [paths.deposit]: <DepositIcon size={20} />,
  [paths.withdraw]: <WithdrawIcon size={20} />,
  [paths.bettingRecord]: <RecordIcon size={20} />,
  [paths.accountDetails]: <HistoryIcon size={20} />,
  [paths.security]: <SecurityIcon size={20} />,
}

/** The places of the agent centre: team, wallet, own account; then language and scheme. */
export function CentreMenu({ path }: { path: string }) {
  const { t, i18n } = useLingui()
  const { customerService } = usePermission()
  const places = (...wanted: readonly string[]) =>
    screens
      .filter((screen) => wanted.includes(screen.path))
      .map((screen) => ({
        id: screen.path,
        label: i18n._(screen.title),
        href: screen.path,
        icon: icons[screen.path] ?? <AccountIcon size={20} />,
        current: path === screen.path,
      }))
  return (
    <SideMenu
      label={t({ message: 'Agent centre', context: 'name of the side menu' })}
      sections={[
        {
          id: 'team',
          title: t({ message: 'Team', context: 'menu section' }),
          items: places(paths.overview, paths.members, paths.openAccount, paths.transfer),
        },
        {
          id: 'account',
          title: t({ message: 'My account', context: 'menu section' }),
          items: places(
            paths.deposit,
            paths.withdraw,
            paths.bettingRecord,
            paths.accountDetails,
            paths.security,
          ),
        },
      ]}
      extra={
        <Stack space="sm" align="start">
          <span className={css.narrow}>
            <BrandClock />
          </span>
          {customerService.length > 0 && (
            <Stack space="none" align="start">
              <Text size="xs" tone="muted">
                {t({ message: 'Customer service', context: 'menu section' })}
              </Text>
              {customerService.map(({ csType, title, path: href }) => (
                <Link key={csType} href={href} external>
                  {title}
                </Link>
              ))}
            </Stack>
          )}
          <LanguageSelect />
          <SchemeSwitch iconOnly />
        </Stack>
      }
    />
  )
}
