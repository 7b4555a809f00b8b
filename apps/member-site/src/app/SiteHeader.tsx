import { categoryNames } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { BrandLogo, lazyScreen, useApiQuery, usePermission, useToken, useVisitorParts } from '@baize/site'
import { Button, Header, IconButton, LanguageSelect } from '@baize/ui'
import { SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { categoryPaths, paths } from '../shared/paths.ts'
import { openPopup } from '../shared/popups/popups.ts'
import { useWide } from '../shared/useWide.ts'
import * as css from './SiteHeader.css.ts'
import { useSessionFocus } from './useSessionFocus.ts'

const MemberActions = lazyScreen(
  () => import('./menu/MemberActions.tsx').then((chunk) => chunk.MemberActions),
  'silent',
)
const GameMenu = lazyScreen(() => import('./menu/GameMenu.tsx').then((chunk) => chunk.GameMenu), 'silent')

/** Categories that the bar names itself; the menu beside it has all. */
const named = 3

/** The bar at the top: where to play, then sign in and register, or what a member has. */
export function SiteHeader() {
  const { t, i18n } = useLingui()
  const { signedIn } = useToken()
  useSessionFocus(signedIn)
  useVisitorParts()
  const { brandName, register } = usePermission()
  const [path] = useLocation()
  const wide = useWide()
  const { data: menus } = useApiQuery(gameMenus, {})
  const place = (id: string, label: string, href: string) => ({ id, label, href, current: path === href })
  const navigation = [
    place('home', t({ message: 'Home', context: 'menu' }), paths.home),
    place('hot', t({ message: 'Hot', context: 'menu: hot games' }), paths.hot),
    ...(menus?.menus ?? [])
      .slice(0, named)
      .map(({ title }) => place(title, i18n._(categoryNames[title]), categoryPaths[title])),
    place('promotions', t({ message: 'Promotions', context: 'menu' }), paths.promotions),
  ]
  return (
    <Header
      logo={<BrandLogo name={brandName} compact />}
      navigation={navigation}
      actions={
        <>
          <span className={css.wide}>{wide && <GameMenu />}</span>
          <span className={css.besides}>
            <IconButton
              icon={<SearchIcon size={20} />}
              label={t({ message: 'Search all games', context: 'button in the header' })}
              aria-haspopup="dialog"
              onClick={() => openPopup('search')}
            />
          </span>
          {signedIn ? (
            <MemberActions />
          ) : (
            <div className={css.visitor}>
              <LanguageSelect iconOnly align="end" />
              <span className={css.besides}>
                <Button
                  variant="soft"
                  tone="neutral"
                  size="small"
                  aria-haspopup="dialog"
                  onClick={() => openPopup('login')}
                >
                  {t({ message: 'Sign in', context: 'button' })}
                </Button>
              </span>
              {register && (
                <Button size="small" aria-haspopup="dialog" onClick={() => openPopup('register')}>
                  {t({ message: 'Register', context: 'button' })}
                </Button>
              )}
            </div>
          )}
        </>
      }
    />
  )
}
