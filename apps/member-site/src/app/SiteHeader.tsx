import { categoryNames, usePermission, useRead, useSession } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { Button, Header, Inline, LanguageSelect } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { openPopup } from '../popups/popups.ts'
import { usePopupPreload } from '../popups/usePopupPreload.ts'
import { Logo } from './Logo.tsx'
import { MemberActions } from './MemberActions.tsx'
import { categoryPaths } from './paths.ts'

/** The bar at the top: sign in and register, or what a member has. */
export function SiteHeader() {
  const { t, i18n } = useLingui()
  const { signedIn } = useSession()
  const { brandName } = usePermission()
  const [path] = useLocation()
  usePopupPreload()
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
              <Button variant="soft" tone="neutral" opens="dialog" onClick={() => openPopup('login')}>
                {t({ message: 'Sign in', context: 'button' })}
              </Button>
              <Button opens="dialog" onClick={() => openPopup('register')}>
                {t({ message: 'Register', context: 'button' })}
              </Button>
            </Inline>
          </Inline>
        )
      }
    />
  )
}
