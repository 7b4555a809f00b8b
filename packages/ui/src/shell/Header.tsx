import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MenuIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Header.css.ts'
import type { NavigationItem } from './navigation.ts'
import { useShell } from './shell-state.ts'

export interface HeaderProps extends CommonProps<HTMLElement> {
  /** The brand's logo; its text alternative names the home link. */
  logo: ReactNode
  /**
   * Where the logo leads.
   * @default '/'
   */
  homeHref?: string
  /** Main places, shown from 1024 px; phones find them in the side menu. */
  navigation?: readonly NavigationItem[]
  /** Sign in and register, or balance and account menu. */
  actions?: ReactNode
}

/** The bar at the top of every page. Shows a menu button when its PageShell has a side menu. */
export function Header({ logo, homeHref = '/', navigation = [], actions, ...root }: HeaderProps) {
  const { t } = useLingui()
  const shell = useShell()
  return (
    <header {...commonProps(root)} className={css.header}>
      {shell.hasMenu && (
        <button
          className={css.menuButton}
          data-always={shell.compactMenu || undefined}
          type="button"
          aria-label={t({ message: 'Open menu', context: 'Button that opens the side menu drawer' })}
          aria-expanded={shell.menuOpen}
          aria-haspopup="dialog"
          onPointerEnter={shell.preloadMenu}
          onFocus={shell.preloadMenu}
          onClick={() => shell.setMenuOpen(true)}
        >
          <MenuIcon />
        </button>
      )}
      <a className={css.home} href={homeHref}>
        {logo}
      </a>
      {navigation.length > 0 && (
        <nav
          className={css.navigation}
          aria-label={t({ message: 'Main', context: 'Name of the main navigation' })}
        >
          <ul className={css.places}>
            {navigation.map((item) => (
              <li key={item.id}>
                <a className={css.place} href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.actions}>{actions}</div>
    </header>
  )
}
