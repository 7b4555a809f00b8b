import { FundsDrawer, type FundsDrawerProps, loadScreenMessages, PlacesContext } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { places } from '../member/places.ts'

/** What the balance in the header is made of, over whatever page is shown. */
export function BalanceParts(props: FundsDrawerProps) {
  return (
    <LanguageSection load={loadScreenMessages}>
      <PlacesContext value={places}>
        <FundsDrawer {...props} />
      </PlacesContext>
    </LanguageSection>
  )
}
