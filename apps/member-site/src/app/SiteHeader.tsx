import { categoryNames, lazyScreen, usePermission, useRead, useToken } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { Button, Header, Inline, LanguageSelect } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { openPopup } from '../popups/popups.ts'
import { Logo } from './Logo.tsx'
import { categoryPaths } from './paths.ts'

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
      logo={<Logo name={brandName} />}
      navigation={navigation}
      actions={
        signedIn ? (
          <MemberActions />
        ) : (
          <Inline space="xs" align="center">
            <LanguageSelect iconOnly align="end" />
            <Inline space="xs">
              <Button
                variant="soft"
                tone="neutral"
                size="small"
                opens="dialog"
                onClick={() => openPopup('login')}
              >
                {t({ message: 'Sign in', context: 'button' })}
              </Button>
              <Button size="small" opens="dialog" onClick={() => openPopup('register')}>
                {t({ message: 'Register', context: 'button' })}
              </Button>
            </Inline>
          </Inline>
        )
      }
    />
  )
}
