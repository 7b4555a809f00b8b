import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import * as css from './MemberCentre.css.ts'

/** Leads from a page of the member centre back to the account, where no menu is beside the page. */
export function AccountLink() {
  const { t } = useLingui()
  return (
    <a className={css.back} href={paths.member}>
      <BackIcon size={18} />
      {t({ message: 'Account', context: 'page title' })}
    </a>
  )
}
