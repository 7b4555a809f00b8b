import { OffscreenLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { onDemand } from '../private/onDemand.tsx'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './PageShell.css.ts'
import { ShellContext } from './shell-state.ts'

const MenuDrawer = onDemand(() => import('./MenuDrawer.tsx').then((chunk) => chunk.MenuDrawer))

export interface PageShellProps extends RootProps<HTMLDivElement> {
  /** The page's Header. */
  header?: ReactNode
  /** The page's SideMenu: a column on wide screens, a drawer behind the header's menu button below 1024 px. */
  menu?: ReactNode
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
  footer,
  bottomBar,
  width = 'page',
  children,
  ...root
}: PageShellProps) {
  const { t } = useLingui()
  const [menuOpen, setMenuOpen] = useState(false)
  const hasMenu = menu !== undefined && menu !== null
  useEffect(() => {
    if (hasMenu) return whenTouched(() => void MenuDrawer.preload())
  }, [hasMenu])
  const shell = useMemo(
    () => ({ hasMenu, menuOpen, setMenuOpen, preloadMenu: () => void MenuDrawer.preload() }),
    [hasMenu, menuOpen],
  )

  return (
    <ShellContext value={shell}>
      <div {...rootAttributes(root)} className={css.shell} data-bottom-bar={bottomBar ? '' : undefined}>
        <a className={css.skip} href="#main">
          {t`Skip to content`}
        </a>
        {header && <div className={css.top}>{header}</div>}
        {hasMenu && (
          <>
            {/* Not seen below 1024 px, it takes another language after what is seen. */}
            <div className={css.menu} data-side-menu>
              <OffscreenLanguage>{menu}</OffscreenLanguage>
            </div>
            {menuOpen && <MenuDrawer onClose={() => setMenuOpen(false)}>{menu}</MenuDrawer>}
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
