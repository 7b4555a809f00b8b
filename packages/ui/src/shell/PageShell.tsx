import { OffscreenLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { CloseIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { useDrawer } from './drawer.ts'
import { useLaidOutAhead } from './layOutAhead.ts'
import * as css from './PageShell.css.ts'
import { ShellContext } from './shell-state.ts'

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
  const menuId = useId()
  const [menuOpen, setMenuOpen] = useState(false)
  const { ref: drawer, props: drawerProps, alone } = useDrawer(menuOpen, setMenuOpen)
  const hasMenu = menu !== undefined && menu !== null
  useLaidOutAhead(drawer, hasMenu && !menuOpen)
  const shell = useMemo(
    () => ({ menuId: hasMenu ? menuId : undefined, menuOpen, setMenuOpen }),
    [hasMenu, menuId, menuOpen],
  )
  const asDialog = menuOpen
    ? ({
        role: 'dialog',
        'aria-modal': true,
        'aria-label': t({ message: 'Menu', context: 'Side menu drawer' }),
      } as const)
    : {}

  return (
    <ShellContext value={shell}>
      <div {...rootAttributes(root)} className={css.shell} data-bottom-bar={bottomBar ? '' : undefined}>
        <a className={css.skip} href="#main">
          {t`Skip to content`}
        </a>
        {header && (
          <div className={css.top} inert={alone}>
            {header}
          </div>
        )}
        {hasMenu && (
          <>
            {/* The scrim is a convenience for the pointer; the keyboard has Escape and the close button. */}
            <div
              className={css.scrim}
              data-open={menuOpen || undefined}
              aria-hidden
              onClick={() => setMenuOpen(false)}
            />
            <div
              className={css.menu}
              data-side-menu
              data-open={menuOpen || undefined}
              id={menuId}
              ref={drawer}
              {...drawerProps}
              {...asDialog}
            >
              <button className={css.close} type="button" onClick={() => setMenuOpen(false)}>
                <CloseIcon />
                <span>{t({ message: 'Close', context: 'Closes the side menu drawer' })}</span>
              </button>
              {/* Closed, it takes another language after what is seen; opened, at once. */}
              <OffscreenLanguage seen={menuOpen}>{menu}</OffscreenLanguage>
            </div>
          </>
        )}
        <div className={css.body} inert={alone}>
          <main className={css.main} data-width={width} id="main" tabIndex={-1}>
            {children}
          </main>
          {footer && <OffscreenLanguage>{footer}</OffscreenLanguage>}
        </div>
        {bottomBar && (
          <div className={css.bottom} inert={alone}>
            {bottomBar}
          </div>
        )}
      </div>
    </ShellContext>
  )
}
