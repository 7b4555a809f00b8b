import { BrandLogo, categoryNames, lazyScreen, usePermission, useRead, useToken } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { Button, Header, LanguageSelect } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { openPopup } from '../popups/popups.ts'
import { categoryPaths } from './paths.ts'
import * as css from './SiteHeader.css.ts'

const MemberActions = lazyScreen(
  () => import('./MemberActions.tsx').then((chunk) => chunk.MemberActions),
  'silent',
)

/** The bar at the top: sign in and register, or what a member has. */
export function SiteHeader() {
  const { t, i18n } = useLingui()
  const { signedIn } = useToken()
  const { brandName } = usePermission()
  const [path] = useLocation()
  const { data: menus } = useRead(gameMenus, {})
  const navigation = (menus?.menus ?? []).slice(0, 6).map(({ title }) => ({
    id: title,
    label: i18n._(categoryNames[title]),
    href: categoryPaths[title],
    current: path === categoryPaths[title],
  }))
  return (
    <Header
      logo={<BrandLogo name={brandName} compact />}
      navigation={navigation}
      actions={
        signedIn ? (
          <MemberActions />
        ) : (
          <div className={css.visitor}>
            <LanguageSelect iconOnly align="end" />
            <span className={css.besides}>
              <Button
                variant="soft"
                tone="neutral"
                size="small"
                opens="dialog"
                onClick={() => openPopup('login')}
              >
                {t({ message: 'Sign in', context: 'button' })}
              </Button>
            </span>
            <Button size="small" opens="dialog" onClick={() => openPopup('register')}>
              {t({ message: 'Register', context: 'button' })}
            </Button>
          </div>
        )
      }
    />
  )
}
