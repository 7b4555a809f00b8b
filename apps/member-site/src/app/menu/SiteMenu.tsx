import { LanguageSection } from '@baize/i18n'
import { lazyScreen } from '@baize/site'
import { LanguageSelect, MotionSwitch, SchemeSwitch, SideMenu, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Later } from '../../shared/Later.tsx'
import { loadMessages } from './messages.ts'
import { useMenuSections } from './useMenuSections.tsx'

const PlacedBanner = lazyScreen(
  () => import('../../shared/banners/PlacedBanner.tsx').then((chunk) => chunk.PlacedBanner),
  'silent',
)
const AppCodes = lazyScreen(() => import('./AppCodes.tsx').then((chunk) => chunk.AppCodes), 'silent')

/** The side menu: games, rewards, the member's own pages, customer service, language and appearance, the apps. */
export function SiteMenu() {
  return (
    <LanguageSection load={loadMessages}>
      <Menu />
    </LanguageSection>
  )
}

function Menu() {
  const { t } = useLingui()
  return (
    <SideMenu
      label={t({ message: 'Site', context: 'name of the side menu' })}
      sections={useMenuSections()}
      extra={
        <Stack space="md" align="start">
          <LanguageSelect />
          <SchemeSwitch iconOnly />
          <MotionSwitch />
          {/* Last: what is loaded after the first interaction must not move a control that is being tapped. */}
          <Later atEnd>
            <PlacedBanner place="w_leftmenu" />
            <AppCodes />
          </Later>
        </Stack>
      }
    />
  )
}
