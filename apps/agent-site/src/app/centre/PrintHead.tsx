import { usePermission, usePlatform } from '@baize/site'
import { DateTime } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from '../../shared/print/Print.css.ts'
import { usePrinting } from '../../shared/print/usePrinting.ts'

/** In print above every page: the account, the brand, and the time of printing. */
export function PrintHead({ account }: { account: string }) {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const { client } = usePlatform()
  // The time is updated each time that the page is printed.
  usePrinting()
  return (
    <div className={css.head}>
      <strong>{brandName}</strong>
      <bdi>{account}</bdi>
      <span>
        {t({ message: 'Printed on:', context: 'before a time, on paper' })}{' '}
        <DateTime value={client.now().toISOString()} />
      </span>
    </div>
  )
}
