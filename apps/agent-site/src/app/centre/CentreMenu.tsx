import { SubUserContext, usePermission } from '@baize/site'
import { LanguageSelect, Link, SchemeSwitch, SideMenu, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { paths } from '../../shared/paths.ts'
import * as css from './CentreBar.css.ts'
import { Clocks } from './Clocks.tsx'
import { type Contracts, hasPage, mayOpen, menuSections, screens } from './screens.tsx'

export interface CentreMenuProps {
  /** The page that is shown. */
  path: string
  /** The available pages; unknown while they load. */
  contracts: Contracts | undefined
  /** The list of pages is loading: what is below it would move when it is rendered, and waits too. */
  waits: boolean
  /** Messages that were not read. */
  unread: number
}

/** The places of the agent centre in five runs; then customer service, language and scheme. */
export function CentreMenu({ path, contracts, waits, unread }: CentreMenuProps) {
  const { t, i18n } = useLingui()
  const { customerService } = usePermission()
  const subUser = useContext(SubUserContext)
  const titles: Record<(typeof menuSections)[number], string> = {
    team: t({ message: 'Team', context: 'menu section' }),
    reports: t({ message: 'Reports', context: 'menu section' }),
    contracts: t({ message: 'Contracts', context: 'menu section' }),
    account: t({ message: 'My account', context: 'menu section' }),
    information: t({ message: 'Information', context: 'menu section' }),
  }
  const waitingOn = (screen: (typeof screens)[number]) =>
    screen.path === paths.messages ? unread : contracts ? (screen.waiting?.(contracts) ?? 0) : 0
  const known = waits ? menuSections.slice(0, menuSections.indexOf('contracts')) : menuSections
  const sections = known.map((id) => ({
    id,
    title: titles[id],
    items: screens
      .filter((screen) => screen.section === id && mayOpen(screen, subUser) && hasPage(screen, contracts))
      .map((screen) => ({
        id: screen.path,
        label: i18n._(screen.title),
        href: screen.path,
        icon: screen.icon,
        current: path === screen.path,
        count: waitingOn(screen),
      })),
  }))
  return (
    <SideMenu
      label={t({ message: 'Agent centre', context: 'name of the side menu' })}
      sections={sections.filter(({ items }) => items.length > 0)}
      extra={
        <Stack space="sm" align="start">
          <span className={css.narrow}>
            <Clocks />
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
