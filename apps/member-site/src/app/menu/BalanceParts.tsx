import { FundsDrawer, type FundsDrawerProps, loadScreenMessages, PlacesContext } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { places } from '../../features/member/places.ts'

/** The parts of the balance in the header, over any page. */
export function BalanceParts(props: FundsDrawerProps) {
  return (
    <LanguageSection load={loadScreenMessages}>
      <PlacesContext value={places}>
        <FundsDrawer {...props} />
      </PlacesContext>
    </LanguageSection>
  )
}
