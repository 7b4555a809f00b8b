import { OffscreenLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { onDemand } from '../private/onDemand.tsx'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './PageShell.css.ts'
import { ShellContext } from './shell-state.ts'

const MenuDrawer = onDemand(() => import('./MenuDrawer.tsx').then((chunk) => chunk.MenuDrawer))

export interface PageShellProps extends CommonProps<HTMLDivElement> {
  /** The page's Header. */
  header?: ReactNode
  /** The page's SideMenu: a column on wide screens, a drawer behind the header's menu button below 1024 px. */
  menu?: ReactNode
  /**
   * The menu's column shows icons only, and the header has the button that opens the whole: for pages with a navigation
   * of their own beside the content.
   * @default false
   */
  compactMenu?: boolean
  /** The page's Footer. */
  footer?: ReactNode
  /** A BottomBar, shown on phones only. */
  bottomBar?: ReactNode
  /**
   * How wide the content may grow.
   * @default 'page'
   */
  width?: ShellWidth
  /** The screen. */
  children: ReactNode
}

export const shellWidths = ['page', 'full'] as const
export type ShellWidth = (typeof shellWidths)[number]

/** The frame of every page: skip link, header, side menu, main content, footer, bottom bar. */
export function PageShell({
  header,
  menu,
  compactMenu = false,
  footer,
  bottomBar,
  width = 'page',
  children,
  ...root
}: PageShellProps) {
  const { t } = useLingui()
  const [menuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpen, setWasMenuOpen] = useState(false)
  if (menuOpen && !wasMenuOpen) setWasMenuOpen(true)
  const hasMenu = menu !== undefined && menu !== null
  useEffect(() => {
    if (hasMenu) return whenTouched(() => void MenuDrawer.preload())
  }, [hasMenu])
  const shell = useMemo(
    () => ({ hasMenu, compactMenu, menuOpen, setMenuOpen, preloadMenu: () => void MenuDrawer.preload() }),
    [hasMenu, compactMenu, menuOpen],
  )
  const whole = useMemo(() => ({ ...shell, compactMenu: false }), [shell])

  return (
    <ShellContext value={shell}>
      <div {...commonProps(root)} className={css.shell} data-bottom-bar={bottomBar ? '' : undefined}>
        <a className={css.skip} href="#main">
          {t`Skip to content`}
        </a>
        {header && <div className={css.top}>{header}</div>}
        {hasMenu && (
          <>
            {/* Not seen below 1024 px, it takes another language after what is seen. */}
            <div className={css.menu} data-side-menu={compactMenu ? 'compact' : 'whole'}>
              <OffscreenLanguage>{menu}</OffscreenLanguage>
            </div>
            {wasMenuOpen && (
              <ShellContext value={whole}>
                <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)}>
                  {menu}
                </MenuDrawer>
              </ShellContext>
            )}
          </>
        )}
        <div className={css.body}>
          <main className={css.main} data-width={width} id="main" tabIndex={-1}>
            {children}
          </main>
          {footer && <OffscreenLanguage>{footer}</OffscreenLanguage>}
        </div>
        {bottomBar && <div className={css.bottom}>{bottomBar}</div>}
      </div>
    </ShellContext>
  )
}
