import { LanguageSection } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { FloatingService } from '@baize/ui'
import { loadScreenMessages as loadScreenWords } from '@baize/ui/screen-messages'

/** The floating button to customer service, by paths of the platform that redirect: real addresses are not in the page. */
export function Service() {
  const { customerService } = usePermission()
  return (
    <LanguageSection load={loadScreenWords}>
      <FloatingService
        services={customerService.map(({ csType, title, path }) => ({ csType, title, href: path }))}
      />
    </LanguageSection>
  )
}
